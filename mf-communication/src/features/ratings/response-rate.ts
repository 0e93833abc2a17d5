import { formatPercent } from '@widya/design-system/formats/number';

/** Response rate, `41,5%`; a dash without participants. */
export const responseRate = (count: number, participants: number): string =>
  participants === 0 ? '—' : formatPercent((count / participants) * 100);
