import { describe, expect, test } from '@jest/globals';
import type { ClassRecord } from '@widya/contract/classes';
import { changesOf } from '@widya/record-kit/editor/record-changes';
import { conflictFields } from '@widya/record-kit/editor/record-conflict';
import { atFields, errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { classRecord } from '../../testing/class-record.ts';
import { CLASS_FORM } from './class-definition.ts';
import { bodyOf, type ClassValues, NEW_CLASS, valuesOf } from './class-values.ts';
import { deadlineAfter, deadlineWith } from './question-deadline.ts';
import { errorsOf } from './section-fields.ts';

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

const check = (values: ClassValues, record: ClassRecord | null = null) => errorsOfForm(CLASS_FORM, values, record);
const CROWDED = classRecord({ metrics: { ...classRecord().metrics, accepted: 82 } });

describe('saving a class', () => {
  test('is allowed with all that is required', async () => {
    expect(await check(good)).toEqual({});
  });

  test('needs name, topic, day, hours and the registration window', async () => {
    expect(await check({ ...NEW_CLASS, topic_code: '' })).toEqual({
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

  test('needs no dates when the class is permanent', async () => {
    expect(await check({ ...NEW_CLASS, name: 'BIPA Dasar', permanent: true })).toEqual({});
  });

  test('refuses an end that is not after the start', async () => {
    expect((await check({ ...good, end: '09:00' })).start).toBe('Waktu mulai harus lebih awal dari waktu selesai');
  });

  test('accepts an end after midnight with an end date, which must not be empty', async () => {
    const late = { ...good, start: '22:00', end: '01:00' };
    expect((await check(late)).start).toBe('Waktu mulai harus lebih awal dari waktu selesai');
    expect(await check({ ...late, end_date: '2026-12-02' })).toEqual({});
    expect(await check({ ...late, end_date: '' })).toEqual({ end_date: INCOMPLETE });
    expect((await check({ ...late, end_date: '2026-11-30' })).start).toBe(
      'Waktu mulai harus lebih awal dari waktu selesai',
    );
  });

  test('refuses a registration that closes before it opens', async () => {
    expect((await check({ ...good, registration_end_date: '2026-10-31' })).registration_start).toBe(
      'Tanggal/waktu mulai harus lebih awal dari tanggal/waktu selesai',
    );
  });

  test('refuses a registration that opens after the class starts', async () => {
    const late = { ...good, registration_start_date: '2026-12-02', registration_end_date: '2026-12-03' };
    expect((await check(late)).class_date).toBe('Tanggal kelas mulai harus lebih akhir dari tanggal buka pendaftaran');
  });

  test('refuses a quota below the number of accepted people', async () => {
    expect((await check({ ...good, quota: 80 }, CROWDED)).quota).toBe(
      'Kuota tidak bisa lebih kecil dari 82 peserta yang diterima.',
    );
    expect(await check({ ...good, quota: null }, CROWDED)).toEqual({});
  });

  test('needs a price, and a quota or none', async () => {
    expect(await check({ ...good, price: null, quota: '' })).toEqual({ price: INCOMPLETE, quota: INCOMPLETE });
  });

  test('refuses a recording without a title, and an empty display date', async () => {
    const found = await check({ ...good, recordings: [{ url: 'https://a.example', title: ' ' }], display_time: [''] });
    expect(found).toEqual({ recordings: 'Harap lengkapi semua data', display_time: 'Harap lengkapi semua data' });
  });

  test('counts errors by section', async () => {
    const found = await check({ ...good, start: '', registration_start: '' });
    expect([errorsOf('waktu', found), errorsOf('pendaftaran', found), errorsOf('rincian', found)]).toEqual([1, 1, 0]);
  });
});

test('maps messages of the API to fields of the form', () => {
  const found = { start_time: 'Terlalu awal', quota: 'Terlalu kecil', 'recording_url_array.0.title': 'Kosong' };
  expect(atFields(CLASS_FORM, found)).toEqual({ start: 'Terlalu awal', quota: 'Terlalu kecil', recordings: 'Kosong' });
});

test('the deadline is 24 hours after the end, in WIB', () => {
  const day = { class_date: '2026-12-01', start: '21:00', end_date: null };
  expect(deadlineAfter({ ...day, end: '23:30' })).toBe('2026-12-02T16:30:00.000Z');
  expect(deadlineAfter({ ...day, end: '01:00', end_date: '2026-12-02' })).toBe('2026-12-02T18:00:00.000Z');
  expect(deadlineAfter({ ...day, end: '' })).toBe('');
});

describe('the deadline, when the end is changed,', () => {
  const before = { class_date: '2026-12-01', start: '09:00', end: '11:30', end_date: null };
  const after = { ...before, end: '12:00' };
  const of = (question_end_time: string) => ({ ...before, question_end_time });

  test.each([
    ['is set where there was none', '', '2026-12-02T05:00:00.000Z'],
    ['follows while it was 24 hours after the end', '2026-12-02T04:30:00Z', '2026-12-02T05:00:00.000Z'],
    ['stays when it was set by hand', '2026-12-09T10:00:00.000Z', '2026-12-09T10:00:00.000Z'],
  ])('%s', (_, deadline, expected) => {
    expect(deadlineWith(of(deadline), { ...of(deadline), ...after })).toBe(expected);
  });

  test('is removed with an emptied end, so that the next end sets it again', () => {
    const deadline = deadlineAfter(before);
    expect(deadlineWith(of(deadline), { ...of(deadline), end: '' })).toBe('');
  });
});

describe('an update', () => {
  const base = valuesOf(classRecord());

  test('sends nothing for an untouched form', () => {
    expect(changesOf(CLASS_FORM, classRecord(), base)).toEqual({});
  });

  test('sends only what was changed, unlimited quota as 0', () => {
    expect(
      changesOf(CLASS_FORM, classRecord(), { ...base, quota: null, whatsapp_url: ' https://wa.example/x ' }),
    ).toEqual({
      quota: 0,
      whatsapp_url: 'https://wa.example/x',
    });
  });

  test('of a class that ends after midnight keeps its end', () => {
    const times = { start_time: '2026-12-01T15:00:00.000Z', end_time: '2026-12-01T18:00:00.000Z' };
    const record = classRecord({ ...times, class_date: '2026-12-01' });
    const late = valuesOf(record);
    expect(late).toMatchObject({ start: '22:00', end: '01:00', end_date: '2026-12-02' });
    expect(bodyOf(late)).toMatchObject(times);
    expect(changesOf(CLASS_FORM, record, { ...late, name: 'Lain' })).toEqual({ name: 'Lain' });
  });

  test('merges changes of two people to different fields', () => {
    const mine = { ...base, name: 'Namaku', speaker: 'Bu Contoh' };
    const theirs = { ...base, name: 'Nama mereka', price: 175_000 };
    expect(conflictFields(CLASS_FORM, { base, mine, theirs }).map(({ key }) => key)).toEqual(['name']);
    expect(mergeBoth({ base, mine, theirs }, ['name'])).toMatchObject({
      name: 'Namaku',
      speaker: 'Bu Contoh',
      price: 175_000,
    });
    expect(mergeBoth({ base, mine, theirs }, []).name).toBe('Nama mereka');
  });
});
