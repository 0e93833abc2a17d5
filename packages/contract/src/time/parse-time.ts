import { twoDigits } from './two-digits.ts';

/** `HH:mm` from `9`, `09`, `9.30`, `0930`, `9:30`, `21.05 WIB`. Null when it is no time. */
export function parseTimeText(text: string): string | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/\s*wib$/, '');
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(bare);
  if (!match) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? '0');
  return hour <= 23 && minute <= 59 ? `${twoDigits(hour)}:${twoDigits(minute)}` : null;
}
