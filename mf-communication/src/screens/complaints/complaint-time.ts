import { formatPaddedDateTime } from '@widya/contract/time/texts';

/** `18 Nov 2026 - 09:00`, in WIB: 'DD MMM YYYY - HH:mm'. C-112. */
export const complaintTime = (created: string): string =>
  formatPaddedDateTime(created).replace(/ (\d\d:\d\d)$/, ' - $1');
