// Something that is looked up again from time to time, while somebody looks at it.

export function looked<T>(ask: () => Promise<T>, every: number): { readonly now: T | null } {
  let now = $state.raw<T | null>(null);
  $effect(() => {
    let gone = false;
    const look = (): void => {
      if (document.hidden) return;
      ask().then(
        (answer) => {
          if (!gone) now = answer;
        },
        () => undefined, // asked again soon
      );
    };
    look();
    const timer = setInterval(look, every);
    document.addEventListener("visibilitychange", look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
