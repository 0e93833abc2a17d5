import { expect, test } from '@jest/globals';
import type { AdminLog } from '@widya/contract/admin-logs';
import { objectLabel } from './object-label.ts';

const log = (values: Partial<AdminLog>) =>
  ({ object: 'live_streaming', object_id: 'SIARAN3', object_label: null, ...values }) as AdminLog;

test('an object without a name is labelled as in the menu, never with its code in the database (D229)', () => {
  expect(objectLabel(log({}))).toBe('Siaran langsung SIARAN3');
  expect(objectLabel(log({ object_label: 'Wisuda' }))).toBe('Wisuda');
});
