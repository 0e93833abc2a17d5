/**
 * The control inside `content` that has the focus. A layer takes the focus one frame after it is drawn, which would
 * interrupt typing in such a control.
 */
export function focusedIn(content: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== content && content?.contains(focused) ? focused : null;
}
