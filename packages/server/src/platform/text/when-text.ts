import { formatNumericDate, formatTime } from '@widya/contract/time/texts';

/** `DD-MM-YYYY HH:mm WIB`; empty without a time. */
export const whenText = (at: Date | null): string => (at === null ? '' : `${formatNumericDate(at)} ${formatTime(at)}`);
