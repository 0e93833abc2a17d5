/** `1.250.000`: dots between thousands, as in Indonesia. Empty when it is not a number. */
export function formatNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const dotted = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  return `${value < 0 ? '-' : ''}${dotted}${fraction ? `,${fraction}` : ''}`;
}

/** `12,5%`. `value` is in percent. */
export function formatPercent(value: number | null | undefined, digits = 1): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  return `${formatNumber(Number(value.toFixed(digits)))}%`;
}

/** `340 B`, `1,2 MB`: size of a file, in multiples of 1,024. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${formatNumber(Number(value.toFixed(value < 10 && unit > 0 ? 1 : 0)))} ${units[unit]}`;
}

/** `5:07`: minutes and seconds of a duration in seconds. */
export function formatDuration(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return '';
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
