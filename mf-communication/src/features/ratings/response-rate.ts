import { formatPercent } from '@widya/design-system/formats/number';

/** `41,5%` of those who could answer did; a dash where nobody could. */
export const responseRate = (count: number, participants: number): string =>
  participants === 0 ? '—' : formatPercent((count / participants) * 100);
