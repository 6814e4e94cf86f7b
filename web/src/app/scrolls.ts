// Words that may be longer than their place scroll; then they can be scrolled by keys, too.

/** Whatever holds no control of its own takes the focus while it is longer than its place. */
export function scrolls(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  const words = new MutationObserver(look);
  size.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    size.disconnect();
    words.disconnect();
  };
}
