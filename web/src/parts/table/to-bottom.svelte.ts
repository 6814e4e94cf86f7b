// A list in a scrolling box that stays at its newest line, unless somebody is reading further up.

export function toBottom(length: () => number): (list: HTMLElement) => void {
  let known = -13;
  let height = 0;
  return (list) => {
    $effect(() => {
      const now = length();
      const leap = now < known || now > known + 12; // another moment, not the next one
      known = now;
      const box = list.parentElement;
      if (!box) return;
      const near = height - box.scrollTop - box.clientHeight < 160; // as it was before this came
      height = box.scrollHeight;
      if (leap || near) box.scrollTop = box.scrollHeight;
    });
  };
}
