import { expect, it } from '@jest/globals';
import { changeText } from './change-text.ts';

it.each([
  [{ predicate: 'Istimewa', ids: [1, 2] }, 'Predikat: Istimewa'],
  [{ predicate: null }, 'Predikat: kosong'],
  [{ is_present: true, ids: [1], skipped: 3 }, 'Hadir: Ya'],
  [{ scenario: 'REMINDER' }, 'Jenis surel: Pengingat'],
  [{ status: 'ACCEPTED', status_change_info: 'WAITING to ACCEPTED' }, 'Menunggu pembayaran → Diterima'],
  [{ status: 'REJECTED', status_change_info: 'Berkas tidak lengkap' }, 'Berkas tidak lengkap'],
  [{ note: 'Sudah dihubungi' }, 'Sudah dihubungi'],
  [{ confirmed_at: '2026-11-24T02:00:00.000Z' }, null],
  [null, null],
])('%j', (after, text) => {
  expect(changeText('participant', null, after)).toBe(text);
});

it.each([
  [{ predicate: 'Menengah' }, { predicate: 'Istimewa' }, 'Predikat: Menengah → Istimewa'],
  [{ is_present: true }, { is_present: false }, 'Hadir: Ya → Tidak'],
  [{ note: 'Perlu kuitansi' }, { note: '' }, 'Perlu kuitansi → kosong'],
  [{ note: '' }, { note: '' }, null],
  [
    { status: 'ACCEPTED', status_change_info: 'WAITING to ACCEPTED' },
    { status: 'REJECTED', status_change_info: 'Berkas kurang' },
    'Berkas kurang',
  ],
])('%j to %j (D223)', (before, after, text) => {
  expect(changeText('participant', before, after)).toBe(text);
});
