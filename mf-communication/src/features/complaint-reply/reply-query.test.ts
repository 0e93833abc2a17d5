import { expect, test } from '@jest/globals';
import { readReply, replyQueryOf } from './reply-query.ts';

const COMPLAINT = {
  id: 7,
  email: 'siti@contoh.example',
  createdAt: '2026-11-18T02:00:00.000Z',
  message: 'Suara terputus & gambar "beku" #2',
};

test('the editor reads what the list puts into the address', () => {
  expect(readReply(new URLSearchParams(replyQueryOf(COMPLAINT)))).toEqual(COMPLAINT);
});

test('the key that opens the tab is the specified one', () => {
  expect(Object.keys(replyQueryOf(COMPLAINT))).toContain('complaint_email');
});

test('a long complaint is truncated in the address', () => {
  const query = new URLSearchParams(replyQueryOf({ ...COMPLAINT, message: 'a'.repeat(20_000) }));
  expect(query.toString().length).toBeLessThan(2_000);
});

test('there is no reply without an email address; an invalid id is read as 0', () => {
  expect(readReply(new URLSearchParams('complaint_id=7'))).toBeNull();
  expect(readReply(new URLSearchParams('complaint_email=a@b.example&complaint_id=x'))).toEqual({
    id: 0,
    email: 'a@b.example',
    createdAt: '',
    message: '',
  });
});
