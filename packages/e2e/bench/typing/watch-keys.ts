/** Times of one key, milliseconds. */
export interface Keystroke {
  /** From the key press until the first listener ran. */
  readonly delay: number;
  /** From the key press until the frame with its letter was drawn. */
  readonly toPaint: number;
}

/** Records every key that changes a field; runs in the page before any of its code. */
export function watchKeys(): void {
  const keys: Keystroke[] = [];
  Reflect.set(window, '__keys', keys);
  let pressed = 0;
  let delay = 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
      delay = performance.now() - timeStamp;
    },
    { capture: true },
  );
  addEventListener(
    'input',
    () => {
      const [from, waited] = [pressed, delay];
      requestAnimationFrame(() => {
        // The message is handled after the frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          (Reflect.get(window, '__keys') as Keystroke[]).push({ delay: waited, toPaint: performance.now() - from });
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
