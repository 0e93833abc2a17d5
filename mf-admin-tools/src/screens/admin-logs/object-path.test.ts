import { beforeEach, expect, test } from '@jest/globals';
import { provideScreens } from '@widya/remote-kit/link-to';
import { sessionOf } from '@widya/remote-kit/session';
import { registryOf, TEST_USER } from '@widya/remote-kit/testing';
import { log } from '../../testing/admin-fixtures.ts';
import { objectPath } from './object-path.ts';

const SUPERADMIN = sessionOf(TEST_USER);
const session = (menu: string) => sessionOf({ ...TEST_USER, role: 'admin', menu });

beforeEach(() => {
  provideScreens(
    registryOf({
      Admins: '/admins',
      Vouchers: '/editor/voucher',
      LiveStreams: '/editor/live-streaming',
      ClassParticipants: '/editor/visitors/:event_url',
      Syllabus: '/editor/syllabus/:event_url',
      GeneralEmail: '/editor/email',
      Users: '/users',
      Person: '/users/:id',
    }),
  );
});

test.each([
  [
    { object: 'voucher', object_id: '8', object_label: 'HEMAT25 · Akhir Tahun' },
    '/editor/voucher?show_inactive=1&q=HEMAT25',
  ],
  [
    { object: 'participant', object_id: '24', owner: { kind: 'class', code: 'CERPEN1' } },
    '/editor/visitors/CERPEN1?peserta=24',
  ],
  [
    { object: 'participant', object_id: 'CERPEN1', owner: { kind: 'class', code: 'CERPEN1' } },
    '/editor/visitors/CERPEN1',
  ],
  // A batch of vouchers without and with logged codes, a change of a single voucher, and a download.
  [
    { object: 'voucher', object_id: 'req-7f3a', object_label: 'Akhir Tahun' },
    '/editor/voucher?show_inactive=1&batch_id=req-7f3a',
  ],
  [
    { object: 'voucher', object_id: 'req-7f3a', object_label: 'Akhir Tahun', after: { codes: ['A1', 'A2'] } },
    '/editor/voucher?show_inactive=1&batch_id=req-7f3a',
  ],
  [
    { object: 'voucher', object_id: null, object_label: 'A1', after: { codes: ['A1'] } },
    '/editor/voucher?show_inactive=1&q=A1',
  ],
  [
    { object: 'voucher', object_id: null, object_label: 'data-voucher.csv', code: 'EXPORT_VOUCHER' },
    '/editor/voucher?show_inactive=1',
  ],
  [{ object: 'member', object_id: '24' }, '/users/24'],
  [{ object: 'member', object_id: null, object_label: '3 baris', code: 'INVITE_MEMBER' }, '/users'],
  [{ object: 'email', object_id: null, code: 'SENDAGAIN_EMAIL' }, '/editor/email?tab=log'],
  [{ object: 'course_sub_chapter', object_id: '5', owner: { kind: 'course', code: '7' } }, '/editor/syllabus/7'],
  [{ object: 'email', object_id: '6' }, '/editor/email?tab=broadcast&lihat=riwayat&broadcast=6'],
  [{ object: 'email', object_id: '6', code: 'SENDAGAIN_EMAIL' }, '/editor/email?tab=log&surel=6'],
  [{ object: 'participant', object_id: '24', owner: null }, null],
  [{ object: 'session', object_id: '9' }, null],
  [{ object: 'voucher', object_id: '8', code: 'HARDDELETE_VOUCHER' }, null],
] as const)('%j', (changes, path) => {
  expect(objectPath(log(changes), SUPERADMIN)).toBe(path);
});

test('an account that may not open the screen gets no link to it', () => {
  const voucher = log({ object: 'voucher', object_id: '8' });
  expect(objectPath(voucher, session('["loglist"]'))).toBeNull();
  expect(objectPath(voucher, session('["loglist","voucher"]'))).not.toBeNull();
  expect(objectPath(log({ object: 'admin', object_id: '2' }), session('[]'))).toBeNull();
  const person = log({ object: 'participant', object_id: '24', owner: { kind: 'class', code: 'CERPEN1' } });
  expect(objectPath(person, session('["loglist"]'))).toBeNull();
  expect(objectPath(log({ object: 'live_streaming', object_id: 'S1' }), session('[]'))).toBeNull();
});
