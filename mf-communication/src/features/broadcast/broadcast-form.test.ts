/** @jest-environment @widya/testing/jest/page-environment */
import { describe, expect, test } from '@jest/globals';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { broadcastForm } from './broadcast-form.ts';
import { type BroadcastValues, hasRecipients, recipientsOf, sendingOf, startOf } from './broadcast-values.ts';

const GENERAL = { kind: 'general' } as const;
const CLASS = { kind: 'class', code: 'MNA7Q2KD' } as const;
const values = (changes: Partial<BroadcastValues> = {}): BroadcastValues => ({
  ...startOf(GENERAL, null),
  recipients: ['tirta@widya.example'],
  subject: 'Kabar',
  content: '<p>Halo</p>',
  ...changes,
});
const of = (changes: Partial<BroadcastValues> = {}) => errorsOfForm(broadcastForm(GENERAL), values(changes), null);
const CHOSEN = { value: 'ABC234', label: 'Kelas Contoh' };

describe('recipients', () => {
  test('are required, with the message of B-196', async () => {
    expect(await of({ recipients: [] })).toEqual({
      recipients: 'Harap masukan tujuan pengiriman Email',
    });
    expect(await of()).toEqual({});
    expect(await of({ recipients: [], group: 'newsletter' })).toEqual({});
  });

  test('an incomplete address must be corrected or removed first', async () => {
    expect(await of({ incompleteAddress: 'tirta@' })).toHaveProperty('recipients');
    expect(await of({ incompleteAddress: ' ' })).toEqual({});
  });

  test('a group of participants needs its class and a status', async () => {
    expect(await of({ group: 'class' })).toEqual({ class: 'Harap memilih kelas.' });
    expect(await of({ group: 'class', class: CHOSEN, statuses: [] })).toHaveProperty('statuses');
    expect(await of({ group: 'own', recipients: [] })).toEqual({});
  });

  test('participants are sent as their class, never as addresses', () => {
    expect(recipientsOf(values({ group: 'class', class: CHOSEN, recipients: [] }), GENERAL, null)).toEqual({
      recipients: [],
      audience: { kind: 'class', code: 'ABC234', status: ['ACCEPTED'] },
      class_code: 'ABC234',
    });
    expect(recipientsOf({ ...startOf(CLASS, null), statuses: ['WAITING', 'PENDING'] }, CLASS, null)).toEqual({
      recipients: [],
      audience: { kind: 'class', code: 'MNA7Q2KD', status: ['WAITING', 'PENDING'] },
      class_code: 'MNA7Q2KD',
    });
    expect(recipientsOf(startOf({ kind: 'course', id: '7' }, null), { kind: 'course', id: '7' }, null)).toMatchObject({
      audience: { kind: 'course', code: '7' },
      course: '7',
    });
  });

  test('a reply is sent with its complaint', () => {
    const reply = { id: 9, email: 'wulan@widya.example', createdAt: '', message: 'Suara putus' };
    expect(recipientsOf(startOf(CLASS, reply), CLASS, reply)).toMatchObject({
      recipients: ['wulan@widya.example'],
      complaint_id: 9,
    });
    expect(hasRecipients(startOf(GENERAL, null))).toBe(false);
  });
});

describe('the mail', () => {
  test('requires subject and text, with the messages of B-197 and B-198', async () => {
    expect(await of({ subject: ' ', content: '<p> </p>' })).toEqual({
      subject: 'Harap mengisi subyek dari Email.',
      content: 'Isi Email tidak boleh kosong.',
    });
    expect(await of()).toEqual({});
  });

  test('has attachments of at most 25 MB', async () => {
    const file = { filename: 'a.pdf', path: '/files/a', type: 'application/pdf', size: 9 * 1024 * 1024 };
    expect(await of({ attachments: [file, file] })).toEqual({});
    expect(await of({ attachments: [file, file, file] })).toHaveProperty('attachments');
  });

  test('is sent with the displayed number of recipients, and without sizes', () => {
    const file = { filename: 'a.pdf', path: '/files/a', type: 'application/pdf', size: 5 };
    expect(sendingOf(values({ attachments: [file], content: '<p>Halo</p><p></p>' }), GENERAL, null, 1)).toEqual({
      recipients: ['tirta@widya.example'],
      subject: 'Kabar',
      content: '<p>Halo</p><br>',
      attachments: [{ filename: 'a.pdf', path: '/files/a', type: 'application/pdf' }],
      expected: 1,
    });
  });
});
