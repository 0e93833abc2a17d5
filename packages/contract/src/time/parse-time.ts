import { twoDigits } from './two-digits.ts';

/** Parses a typed time to `HH:mm`: `9`, `09`, `9.30`, `0930`, `9:30`, `21.05 WIB`. Null when invalid. */
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
