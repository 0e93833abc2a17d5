import { describe, expect, test } from '@jest/globals';
import { logChanges } from './log-changes.ts';

type Values = Readonly<Record<string, unknown>> | null;
const changes = (object: string, before: Values, after: Values, code = 'UPDATE') =>
  logChanges({ code: `${code}_${object.toUpperCase()}`, object, before, after });
/** Returns the displayed texts of one value of a field. */
const shown = (field: string, value: unknown, object = 'class') => changes(object, null, { [field]: value })[0]?.after;

test('labels changed fields as the forms do, and leaves out unchanged, empty and technical ones', () => {
  expect(
    changes('class', { name: 'A', quota: 1, note: null, version: 1 }, { name: 'A', quota: 2, note: '', version: 2 }),
  ).toEqual([{ label: 'Kuota', before: ['1'], after: ['2'] }]);
  expect(changes('course', { title: 'A' }, { title: 'B' })[0]?.label).toBe('Nama kelas');
  expect(changes('sessiontemplate', { waiting: null }, { waiting: 'Sambutan' })).toEqual([
    { label: 'Menunggu pembayaran', before: [], after: ['Sambutan'] },
  ]);
});

test('shows the fields of created and deleted records, without empty ones', () => {
  expect(changes('class', null, { name: 'A', speaker: '', display_time: [] })).toEqual([
    { label: 'Nama kelas', before: [], after: ['A'] },
  ]);
  expect(changes('class', { name: 'A' }, null)).toEqual([{ label: 'Nama kelas', before: ['A'], after: [] }]);
  expect(changes('class', null, null)).toEqual([]);
});

test('a change of many prices names the classes', () => {
  const named = 'Menulis Cerpen · MNA7Q2KD';
  expect(changes('class', { [named]: 150_000 }, { [named]: 200_000 }, 'UPDATEPRICE')).toEqual([
    { label: named, before: ['Rp150.000'], after: ['Rp200.000'] },
  ]);
});

test('shows changes of the session of an event as fields of the event', () => {
  const event = (price: number) => ({
    name: 'Bedah Buku',
    sessions: [{ id: 5, name: 'Bedah Buku', price, version: price }],
  });
  expect(changes('event', event(0), event(50_000))).toEqual([
    { label: 'Harga tiket', before: ['Rp0'], after: ['Rp50.000'] },
  ]);
});

describe('values', () => {
  test.each([
    ['show_answers_to_user', true, ['Ya']],
    ['active', 0, ['Tidak']],
    ['price', 150_000, ['Rp150.000']],
    ['quota', -1, ['Tanpa batas']],
    ['start_time', '2026-11-24T02:00:00.000Z', ['24 Nov 2026, 09:00 WIB']],
    ['publish_status', 'OPEN', ['Dipublikasikan']],
    ['average', 3.83, ['3,83']],
    ['year', 2026, ['2026']],
    ['gender', 'F', ['Perempuan']],
    ['paid_status', 'settlement', ['Lunas']],
    ['type', 'application/pdf', ['PDF']],
    ['menu', '["none"]', ['Menunggu persetujuan']],
    [
      'custom_certificate_template',
      { fontSize: 20, nameCentered: true },
      ['Nama, ukuran huruf: 20 · Nama rata tengah: Ya'],
    ],
    ['what_to_learn', ['Menyunting', 'Menulis'], ['Menyunting', 'Menulis']],
    [
      'recording_url_array',
      [{ title: 'Sesi 1', url: 'https://a.example' }],
      ['Judul: Sesi 1 · Tautan: https://a.example'],
    ],
  ])('%s', (field, value, lines) => {
    expect(shown(field, value)).toEqual(lines);
  });

  test('codes are shown as labels', () => {
    expect(shown('menu', '["home","email"]', 'admin')).toEqual(['Kelas', 'Surel']);
    expect(shown('menu', '["none"]', 'admin')).toEqual(['Menunggu persetujuan']);
    expect(shown('gender', 'F', 'member')).toEqual(['Perempuan']);
    expect(shown('paid_status', 'WAIT_SNAP_NOTIFICATION', 'order')).toEqual(['Belum ada kabar']);
    expect(shown('status', 'WAITING', 'participant')).toEqual(['Menunggu pembayaran']);
    expect(shown('status_change_info', 'WAITING to ACCEPTED', 'participant')).toEqual([
      'Menunggu pembayaran → Diterima',
    ]);
    expect(shown('scenario', 'REMINDER', 'participant')).toEqual(['Pengingat']);
    expect(shown('filter', { status: 'ACCEPTED', year: 2026 }, 'order')).toEqual(['Status: Diterima · Tahun: 2026']);
  });

  test('long lists are truncated, with the number of the rest', () => {
    const lines = shown(
      'ids',
      Array.from({ length: 500 }, (_, index) => `Peserta ${index}`),
      'participant',
    );
    expect(lines).toHaveLength(21);
    expect(lines?.at(-1)).toBe('dan 480 lainnya');
  });
});
