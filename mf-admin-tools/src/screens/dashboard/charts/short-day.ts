import { formatDate } from '@widya/contract/time/texts';

/** `22 Nov`, without the year, which is obvious within a few weeks. @param day YYYY-MM-DD */
export const shortDay = (day: string): string => formatDate(day).replace(/ \d{4}$/, '');
