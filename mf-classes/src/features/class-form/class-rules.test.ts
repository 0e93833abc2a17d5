import { describe, expect, test } from 'vitest';
import { classRecord } from '../../testing/class-record.ts';
import { checkClass, deadlineAfter, errorsOf, errorsOfApi } from './class-rules.ts';
import { changedFields, NEW_CLASS, valuesOf } from './class-values.ts';
import { conflictFields, mergeValues } from './conflict-fields.ts';

const INCOMPLETE = 'Harap mengisi formulir dengan lengkap';
const good = {
  ...NEW_CLASS,
  name: 'Penulisan Siaran Pers',
  class_date: '2026-12-01',
  start: '09:00',
  end: '11:30',
  registration_start_date: '2026-11-01',
  registration_start: '08:00',
  registration_end_date: '2026-11-30',
  registration_end: '23:00',
};

describe('saving a class', () => {
  test('is allowed with all that is required', () => {
    expect(checkClass(good)).toEqual({});
  });

  test('needs name, topic, day, hours and the registration window', () => {
    expect(checkClass({ ...NEW_CLASS, topic_code: '' })).toEqual({
      name: INCOMPLETE,
      topic_code: INCOMPLETE,
      class_date: INCOMPLETE,
      start: INCOMPLETE,
      end: INCOMPLETE,
      registration_start_date: INCOMPLETE,
      registration_start: INCOMPLETE,
      registration_end_date: INCOMPLETE,
      registration_end: INCOMPLETE,
    });
  });

  test('needs no dates when the class is permanent', () => {
    expect(checkClass({ ...NEW_CLASS, name: 'BIPA Dasar', permanent: true })).toEqual({});
  });

  test('refuses an end that is not after the start', () => {
    expect(checkClass({ ...good, end: '09:00' }).start).toBe('Waktu mulai harus lebih awal dari waktu selesai');
  });

  test('refuses a registration that closes before it opens', () => {
    expect(checkClass({ ...good, registration_end_date: '2026-10-31' }).registration_start).toBe(
      'Tanggal/waktu mulai harus lebih awal dari tanggal/waktu selesai',
    );
  });

  test('refuses a registration that opens after the class starts', () => {
    const late = { ...good, registration_start_date: '2026-12-02', registration_end_date: '2026-12-03' };
    expect(checkClass(late).class_date).toBe('Tanggal kelas mulai harus lebih akhir dari tanggal buka pendaftaran');
  });

  test('refuses a quota below the accepted', () => {
    expect(checkClass({ ...good, quota: 80 }, 82).quota).toBe(
      'Kuota tidak bisa lebih kecil dari 82 peserta yang diterima.',
    );
    expect(checkClass({ ...good, quota: null }, 82)).toEqual({});
  });

  test('refuses half a recording and an empty display date', () => {
    const found = checkClass({ ...good, recordings: [{ url: 'https://a.example', title: ' ' }], display_time: [''] });
    expect(found).toEqual({ recordings: 'Harap lengkapi semua data', display_time: 'Harap lengkapi semua data' });
  });

  test('counts errors by section', () => {
    const found = checkClass({ ...good, start: '', registration_start: '' });
    expect([errorsOf('waktu', found), errorsOf('pendaftaran', found), errorsOf('rincian', found)]).toEqual([1, 1, 0]);
  });
});

test('sentences of the API stand at the fields of the form', () => {
  expect(errorsOfApi({ start_time: 'Terlalu awal', quota: 'Terlalu kecil' })).toEqual({
    start: 'Terlalu awal',
    quota: 'Terlalu kecil',
  });
});

test('the deadline is 24 hours after the end, in WIB', () => {
  expect(deadlineAfter({ class_date: '2026-12-01', end: '23:30' })).toBe('2026-12-02T16:30:00.000Z');
  expect(deadlineAfter({ class_date: '2026-12-01', end: '' })).toBe('');
});

describe('an update', () => {
  const base = valuesOf(classRecord());

  test('sends nothing for an untouched form', () => {
    expect(changedFields(base, valuesOf(classRecord()))).toEqual({});
  });

  test('sends only what was changed, unlimited quota as 0', () => {
    expect(changedFields(base, { ...base, quota: null, whatsapp_url: ' https://wa.example/x ' })).toEqual({
      quota: 0,
      whatsapp_url: 'https://wa.example/x',
    });
  });

  test('of two people merges what they did not both change', () => {
    const mine = { ...base, name: 'Namaku', speaker: 'Bu Contoh' };
    const theirs = { ...base, name: 'Nama mereka', price: 175_000 };
    expect(conflictFields(base, mine, theirs).map(({ key }) => key)).toEqual(['name']);
    expect(mergeValues(base, mine, theirs, ['name'])).toMatchObject({
      name: 'Namaku',
      speaker: 'Bu Contoh',
      price: 175_000,
    });
    expect(mergeValues(base, mine, theirs, []).name).toBe('Nama mereka');
  });
});
