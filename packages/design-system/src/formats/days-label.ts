import { formatDate } from './date.ts';

/** '24 Nov 2026 – 30 Nov 2026', 'mulai 24 Nov 2026', 'sampai 30 Nov 2026'; empty for no bound. */
export function daysLabel({ from, to }: { readonly from: string; readonly to: string }): string {
  if (from !== '' && to !== '') return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
  if (from !== '') return `mulai ${formatDate(from)}`;
  return to === '' ? '' : `sampai ${formatDate(to)}`;
}
