const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** `24:18`, minutes and seconds; null while more than an hour is left. */
export function shortTimeLeft(ms: number): string | null {
  if (ms >= HOUR) return null;
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Shows a countdown in the test's header during its last hour. @param onOver called once at the end. */
export function startClock(page: Document, onOver: () => void): void {
  const clock = page.querySelector<HTMLElement>('[data-ends]');
  const element = clock?.querySelector('[data-left]');
  if (!clock || !element) return;
  const end = Date.parse(clock.dataset.ends ?? '');
  const show = (): void => {
    const left = end - Date.now();
    const short = shortTimeLeft(left);
    if (short !== null) {
      clock.classList.remove('small');
      element.textContent = short;
    }
    if (left > 0) return;
    clearInterval(running);
    onOver();
  };
  const running = setInterval(show, SECOND);
  show();
}
