/** One key: how long it waited before any code ran for it, and until the next frame was drawn with its letter. Milliseconds. */
export interface Keystroke {
  readonly delay: number;
  readonly toPaint: number;
}

/** Notes every key that changes a field; runs in the page before any of its code. */
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
        // A message is taken up after the frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          (Reflect.get(window, '__keys') as Keystroke[]).push({ delay: waited, toPaint: performance.now() - from });
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
