/**
 * The control inside `content` that has the focus. A layer takes the focus a frame after it is drawn; taking it from such a control would
 * break off what is typed there.
 */
export function focusedIn(content: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== content && content?.contains(focused) ? focused : null;
}
