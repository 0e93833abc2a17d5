/**
 * Calls `read` once, after the browser's next layout. Measuring in an effect would force a layout of its own, which the
 * styles of the next render make useless.
 * @returns a function that cancels the call.
 */
export function afterLayout(element: Element, read: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    read();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
