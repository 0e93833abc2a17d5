const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Remaining time as text: '2 hari 3 jam', '4 menit'; empty when it is over. */
export function timeLeft(ms: number): string {
  if (ms <= 0) return '';
  if (ms >= DAY) return `${Math.floor(ms / DAY)} hari ${Math.floor((ms % DAY) / HOUR)} jam`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} jam ${Math.floor((ms % HOUR) / MINUTE)} menit`;
  return `${Math.ceil(ms / MINUTE)} menit`;
}

/** Updates elements with `data-until` (an instant); at that instant a page with `data-reload` reloads. */
export function showCountdowns(page: Document): void {
  const elements = [...page.querySelectorAll<HTMLElement>('[data-until]')];
  if (elements.length === 0) return;
  const show = (): void => {
    for (const element of elements) {
      const left = Date.parse(element.dataset.until ?? '') - Date.now();
      if (left > 0) element.textContent = timeLeft(left);
      else if (element.dataset.reload !== undefined) page.location.reload();
    }
  };
  show();
  setInterval(show, 15_000);
}
