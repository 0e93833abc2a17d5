import { describe, expect, test } from '@jest/globals';
import type { EventRecord } from '@widya/contract/events';
import { conflictFields } from '@widya/record-kit/editor/record-conflict';
import { atFields, errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { draftEvent, eventRecord } from '../../testing/event-fixtures.ts';
import { addressOfName, isEventAddress } from './event-address.ts';
import { EVENT_FORM } from './event-definition.ts';
import { changedEventFields, type EventValues, eventBodyOf, eventValuesOf, NEW_EVENT } from './event-values.ts';
import { paymentOf } from './payment.ts';
import { sectionsOf } from './sections.ts';

const INCOMPLETE = 'Harap mengisi formulir dengan lengkap';
const good = { ...NEW_EVENT, name: 'Lokakarya', event_url: 'lokakarya' };

const check = (values: EventValues, record: EventRecord | null) => errorsOfForm(EVENT_FORM, values, record);

describe('saving an event', () => {
  test('needs a name and an address, and nothing else', async () => {
    expect(await check(good, null)).toEqual({});
    expect(await check(NEW_EVENT, null)).toEqual({ name: INCOMPLETE, event_url: INCOMPLETE });
  });

  test('requires day and hours together', async () => {
    expect(await check({ ...good, date: '2031-12-24' }, null)).toEqual({ start: INCOMPLETE, end: INCOMPLETE });
    expect(await check({ ...good, start: '09:00', end: '11:00' }, null)).toEqual({ date: INCOMPLETE });
  });

  test('refuses an end that is not after the start', async () => {
    expect(await check({ ...good, date: '2031-12-24', start: '09:00', end: '09:00' }, null)).toEqual({
      start: 'Waktu mulai harus lebih awal dari waktu selesai',
    });
  });

  test('accepts an end after midnight with an end date', async () => {
    const late = { ...good, date: '2031-12-24', start: '22:00', end: '01:00' };
    expect(await check(late, null)).toEqual({ start: 'Waktu mulai harus lebih awal dari waktu selesai' });
    expect(await check({ ...late, end_date: '2031-12-25' }, null)).toEqual({});
    expect(await check({ ...late, end_date: '' }, null)).toEqual({ end_date: INCOMPLETE });
    expect(eventBodyOf({ ...late, end_date: '2031-12-25' }, null).session).toMatchObject({
      start_time: '2031-12-24T15:00:00.000Z',
      end_time: '2031-12-24T18:00:00.000Z',
    });
  });

  test('requires a price for a paid event, and a quota or none', async () => {
    expect(await check({ ...good, payment: 'PAY_ONLINE', price: 0 }, null)).toEqual({ price: INCOMPLETE });
    expect(await check({ ...good, quota: '' }, null)).toEqual({ quota: INCOMPLETE });
  });

  test('checks addresses and colours', async () => {
    expect(Object.keys(await check({ ...good, event_url: 'a b', color_primary: 'biru' }, null))).toEqual([
      'event_url',
      'color_primary',
    ]);
    expect(await check({ ...good, color_dark: '#0F4C82' }, null)).toEqual({});
  });

  test('refuses an earlier day and a smaller quota of a published event', async () => {
    const record = eventRecord();
    const values = eventValuesOf(record);
    expect(await check({ ...values, start: '08:00', quota: 100 }, record)).toEqual({
      date: 'Tanggal event yang sudah dipublikasikan tidak dapat dimajukan',
      quota: 'Kuota tidak dapat dikurangi setelah dipublikasikan',
    });
    expect(await check({ ...values, start: '10:00', quota: null }, record)).toEqual({});
    const draft = draftEvent();
    expect(await check({ ...eventValuesOf(draft), start: '08:00', quota: 1 }, draft)).toEqual({});
  });

  test('counts errors by section; a new event has no templates to choose', () => {
    const counted = sectionsOf({ name: 'x', date: 'x', start: 'x' }, true).map(({ id, errors }) => [id, errors]);
    expect(Object.fromEntries(counted)).toMatchObject({ rincian: 1, waktu: 2, tiket: 0 });
    expect(counted.map(([id]) => id)).not.toContain('templat');
  });
});

test('maps messages of the API to fields of the form', () => {
  expect(
    atFields(EVENT_FORM, {
      'event.event_url': 'a',
      'session.start_time': 'b',
      'session.additional_information.streamingURL': 'c',
      'session.price': 'd',
      'event.required_visitor_information.fields.0': 'e',
    }),
  ).toEqual({ event_url: 'a', start: 'b', stream_url: 'c', price: 'd', visitor_fields: 'e' });
});

test.each([
  ['Gelar Wicara: Penyunting & Penerjemah', 'gelar-wicara-penyunting-penerjemah'],
  ['  Kafé 2031! ', 'kafe-2031'],
  ['x'.repeat(80), 'x'.repeat(60)],
  ['!!!', ''],
])('the address of "%s" is "%s"', (name, address) => {
  expect(addressOfName(name)).toBe(address);
  expect(isEventAddress(address)).toBe(address !== '');
});

test.each([
  [0, true, 'FREE'],
  [10_000, true, 'PAY_ONLINE'],
  [10_000, false, 'PAY_OFFLINE'],
] as const)('price %d with online payment %s is %s', (price, online_payment, payment) => {
  expect(paymentOf({ price, online_payment })).toBe(payment);
});

describe('the body of a save', () => {
  test('has only the version when the form is unchanged', () => {
    const record = eventRecord();
    expect(changedEventFields(record, eventValuesOf(record))).toEqual({ event: { version: 3 }, session: {} });
  });

  test('preserves unknown keys of the JSON fields', () => {
    const record = eventRecord({ additional_information: '{"layoutType":"Layout1","lain":7}' });
    const { event } = changedEventFields(record, { ...eventValuesOf(record), layout: 'Layout2' });
    expect(event).toEqual({ additional_information: { layoutType: 'Layout2', lain: 7 }, version: 3 });
  });

  test('has price 0 for a free event, and quota -1 for an unlimited one', () => {
    expect(eventBodyOf({ ...good, price: 5_000 }, null).session).toMatchObject({
      price: 0,
      quota: -1,
      online_payment: false,
      start_time: null,
    });
  });

  test('uses defaults for invalid JSON', () => {
    const record = eventRecord({ additional_information: '{', required_visitor_information: '[]' });
    expect(eventValuesOf(record)).toMatchObject({ layout: 'Layout1', visitor_fields: [] });
  });

  test('merges changes of two people to different fields', () => {
    const base = eventValuesOf(eventRecord());
    const mine = { ...base, name: 'Namaku', venue: 'Aula Contoh' };
    const theirs = { ...base, name: 'Nama mereka', session_speaker: 'Bu Contoh' };
    expect(conflictFields(EVENT_FORM, { base, mine, theirs })).toEqual([
      { key: 'name', label: 'Nama event', mine: 'Namaku', theirs: 'Nama mereka' },
    ]);
    expect(mergeBoth({ base, mine, theirs }, ['name'])).toMatchObject({
      name: 'Namaku',
      venue: 'Aula Contoh',
      session_speaker: 'Bu Contoh',
    });
    expect(mergeBoth({ base, mine, theirs }, []).name).toBe('Nama mereka');
  });
});
