// A list in a scrolling box that stays at its newest line, unless somebody is reading further up.

export function toBottom(length: () => number): (list: HTMLElement) => void {
  let first = true;
  return (list) => {
    $effect(() => {
      length();
      const box = list.parentElement;
      if (!box) return;
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < 160;
      if (first || near) box.scrollTop = box.scrollHeight;
      first = false;
    });
  };
}
