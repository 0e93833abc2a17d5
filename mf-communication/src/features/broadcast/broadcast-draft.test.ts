import { expect, test } from '@jest/globals';
import type { EmailBroadcastRecord } from '@widya/contract/email-broadcasts';
import { RECALLED } from '../../testing/mail-fixtures.ts';
import { fitsScope, isOfScope, replyOf, valuesOf } from './broadcast-draft.ts';

const GENERAL = { kind: 'general' } as const;
const CLASS = { kind: 'class', code: 'MNA7Q2KD' } as const;
const NO_DRAFT = { recipients: [], audience: null, attachments: [], complaint_id: null };
const recalled = (draft: object, more: Partial<EmailBroadcastRecord> = {}): EmailBroadcastRecord => ({
  ...RECALLED,
  ...more,
  draft: { ...NO_DRAFT, ...draft },
});
const ofClass = recalled(
  { audience: { kind: 'class', code: 'MNA7Q2KD', status: ['WAITING'] } },
  { class_code: 'MNA7Q2KD', class_name: 'Menyunting Naskah' },
);

test('restores addresses, subject and text', () => {
  expect(valuesOf(RECALLED, GENERAL)).toMatchObject({
    group: 'none',
    recipients: ['tirta@widya.example', 'wulan@widya.example'],
    subject: 'Jadwal berubah',
    content: '<p>Kelas pindah ke hari Rabu.</p>',
  });
});

test('restores a group of recipients, as the screen names it', () => {
  expect(valuesOf(recalled({ audience: { kind: 'newsletter' } }), GENERAL)).toMatchObject({ group: 'newsletter' });
  expect(valuesOf(ofClass, GENERAL)).toMatchObject({
    group: 'class',
    class: { value: 'MNA7Q2KD', label: 'Menyunting Naskah' },
    statuses: ['WAITING'],
  });
  expect(valuesOf(ofClass, CLASS)).toMatchObject({ group: 'own', statuses: ['WAITING'] });
});

test('restores the complaint of a reply', () => {
  expect(replyOf(RECALLED)).toBeNull();
  expect(replyOf(recalled({ recipients: ['wulan@widya.example'], complaint_id: 9 }))).toMatchObject({
    id: 9,
    email: 'wulan@widya.example',
  });
});

test('the screen of all mails edits only broadcasts that fit its form', () => {
  expect(fitsScope(RECALLED, GENERAL)).toBe(true);
  expect(fitsScope(ofClass, GENERAL)).toBe(true);
  expect(fitsScope(recalled({}, { class_code: 'MNA7Q2KD' }), GENERAL)).toBe(false);
  expect(fitsScope(recalled({}, { class_code: 'MNA7Q2KD' }), CLASS)).toBe(true);
  expect(fitsScope(recalled({}, { course_id: 7 }), GENERAL)).toBe(false);
});

test('the screen of a class or course shows only its own broadcasts', () => {
  const ofCourse = recalled({}, { course_id: 7, course_code: 'EYD2PQRS' });
  expect(isOfScope(ofClass, { kind: 'class', code: 'mna7q2kd' })).toBe(true);
  expect(isOfScope(ofClass, { kind: 'class', code: 'PSP9HMAA' })).toBe(false);
  expect(isOfScope(RECALLED, CLASS)).toBe(false);
  expect(isOfScope(ofCourse, CLASS)).toBe(false);
  expect(isOfScope(ofCourse, { kind: 'course', id: '7' })).toBe(true);
  expect(isOfScope(ofCourse, { kind: 'course', id: '8' })).toBe(false);
  expect(isOfScope(ofCourse, { kind: 'course', id: 'eyd2pqrs' })).toBe(true);
  expect(isOfScope(ofCourse, { kind: 'course', id: 'PUEBI234' })).toBe(false);
  expect(isOfScope(ofClass, { kind: 'course', id: 'EYD2PQRS' })).toBe(false);
  expect([RECALLED, ofClass, ofCourse].map((record) => isOfScope(record, GENERAL))).toEqual([true, true, true]);
});
