import { call } from '@widya/api-client/api';
import { listEmailClasses } from '@widya/contract/email-broadcasts';
import { formatDate } from '@widya/contract/time/texts';
import type { ComboboxOption } from '@widya/design-system/combobox';

/** The first twenty matching classes, upcoming and past. @throws ApiError */
export async function searchClasses(q: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
  const rows = await call(listEmailClasses, { query: q === '' ? {} : { q }, signal });
  return rows.map(({ code, name, start_time }) => ({
    value: code,
    label: name,
    detail: [code, formatDate(start_time)].filter(Boolean).join(' · '),
  }));
}
