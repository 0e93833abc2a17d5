import { STANDARD_TEXTS } from '@widya/contract/interface-text-groups';
import type { InterfaceStrings } from '@widya/contract/interface-texts';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';

/** Fixture with one text that was changed before and one text of a screen that this version does not know. */
export const strings = (values: Partial<InterfaceStrings> = {}): InterfaceStrings => ({
  id: 1,
  json: JSON.stringify({
    ...STANDARD_TEXTS,
    header_menu: { ...STANDARD_TEXTS.header_menu, home: 'Depan' },
    iklan: { judul: 'Kelas baru' },
  }),
  previous: JSON.stringify({ header_menu: { home: 'Beranda' } }),
  updated_at: '2026-11-20T03:00:00.000Z',
  version: 3,
  ...values,
});

/** Fake API of the stories of interface texts, on which every call succeeds. */
export const interfaceTextApi = (): FakeApi => ({
  'GET /v1/strings': () => ({ body: strings() }),
  'PUT /v1/strings/1': ({ body }) => {
    const sent = JSON.parse((body as { json: string }).json) as Record<string, Record<string, string>>;
    const json: Record<string, Record<string, string>> = JSON.parse(strings().json);
    for (const [group, texts] of Object.entries(sent)) json[group] = { ...json[group], ...texts };
    const data = strings({ json: JSON.stringify(json), version: 4, updated_at: '2026-11-22T03:00:00.000Z' });
    return { body: { success: true, affectedRows: 1, data, version: 4 } };
  },
});
