import type { PresenceClass, PresenceForm, PresenceMatching } from '@widya/contract/presence';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { pageOf } from '../users/story-users.ts';

/** An invented form. */
export const form = (id: number, full_name: string, email: string): PresenceForm => ({
  id,
  class_code: 'NASKAH26',
  class_name: 'Menulis Naskah',
  full_name,
  email,
  phone_num: '+6281234567890',
  created_at: '2026-11-18T03:00:00.000Z',
});

export const FORMS: readonly PresenceForm[] = [
  form(1, 'Siti Contoh', 'siti@contoh.example'),
  form(2, 'Budi Contoh', 'budi.pribadi@contoh.example'),
  form(3, 'Tamu Contoh', 'tamu@contoh.example'),
  form(4, 'Made Contoh', 'made@contoh.example'),
];

const participant = (id: number, full_name: string, email: string, is_present = false, status = 'ACCEPTED') => ({
  id,
  full_name,
  email,
  status,
  is_present,
});

export const MATCHING: PresenceMatching = {
  class_code: 'NASKAH26',
  class_name: 'Menulis Naskah',
  accepted: 24,
  present: 3,
  truncated: false,
  matches: [
    {
      form: FORMS[0] ?? form(1, '', ''),
      by: 'email',
      participant: participant(11, 'Siti Contoh', 'siti@contoh.example'),
    },
    {
      form: FORMS[3] ?? form(4, '', ''),
      by: 'email',
      participant: participant(14, 'Made Contoh', 'made@contoh.example', true),
    },
    {
      form: FORMS[1] ?? form(2, '', ''),
      by: 'name',
      participant: participant(12, 'Budi Contoh', 'budi@contoh.example'),
    },
    { form: FORMS[2] ?? form(3, '', ''), by: null, participant: null },
  ],
};

/** A class whose forms all match by name only. */
export const manyByName = (count: number): PresenceMatching => ({
  ...MATCHING,
  accepted: count,
  present: 0,
  matches: Array.from({ length: count }, (_, index) => {
    const name = `Peserta Contoh ${index + 1}`;
    return {
      form: form(index + 1, name, `pribadi-${index + 1}@contoh.example`),
      by: 'name',
      participant: participant(1_000 + index, name, `peserta-${index + 1}@contoh.example`),
    };
  }),
});

const CLASSES: readonly PresenceClass[] = [
  { class_code: 'NASKAH26', class_name: 'Menulis Naskah', forms: 4, last_at: '2026-11-18T03:00:00.000Z' },
  { class_code: null, class_name: 'Kelas yang dihapus', forms: 1, last_at: '2026-10-18T03:00:00.000Z' },
];

/** A fake API on which everything succeeds. */
export const presenceApi = (): FakeApi => ({
  'GET /v1/presence_forms': ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    const code = query.get('class_code') ?? 'NASKAH26';
    const rows = FORMS.filter((row) => row.class_code === code && row.full_name.toLowerCase().includes(q));
    return { body: pageOf(rows) };
  },
  'GET /v1/presence_forms/classes': ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    return { body: pageOf(CLASSES.filter((row) => `${row.class_name} ${row.class_code}`.toLowerCase().includes(q))) };
  },
  'POST /v1/presence_forms/export': () => ({ body: 'email;nama\r\n' }),
  'GET /v1/class/:code/presence_match': () => ({ body: MATCHING }),
  'POST /v1/class/:code/presence_match': ({ body }) => {
    const chosen = (body as { participants?: number[] } | undefined)?.participants;
    const marked = chosen?.length ?? 1;
    return { body: { success: true, affectedRows: marked, marked, already: 1 } };
  },
});
