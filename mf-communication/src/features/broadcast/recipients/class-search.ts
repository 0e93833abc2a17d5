import { call } from '@widya/api-client/api';
import { listClasses } from '@widya/contract/classes';
import type { ComboboxOption } from '@widya/design-system/combobox';
import { formatDate } from '@widya/design-system/formats/date';

/** Classes that fit what was typed, upcoming and past; the first twenty are enough to choose from. @throws ApiError */
export async function searchClasses(q: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
  const asked = { page: 1, per_page: 20, ...(q !== '' && { q }) };
  const answer = await call(listClasses, { query: asked, signal });
  const rows = 'meta' in answer ? answer.data : answer;
  return rows.map(({ code, name, start_time }) => ({
    value: code,
    label: name,
    detail: [code, formatDate(start_time)].filter(Boolean).join(' · '),
  }));
}
