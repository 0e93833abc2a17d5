import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { FakeShell, TEST_USER } from './testing.tsx';
import { usePersonActions } from './use-person-actions.ts';

interface Row {
  readonly email: string | null;
}
const items = (row: Row) => [row.email !== null && { key: 'view' }, { key: 'remove', danger: true }];
const personOf = ({ email }: Row) => (email === null ? null : { email });

const actionsOf = (role: 'admin' | 'instructor') =>
  renderHook(() => usePersonActions(items, personOf, null), {
    wrapper: ({ children }) => (
      <FakeShell user={{ ...TEST_USER, role }} screens={{ PersonByEmail: '/users/surel' }}>
        {children}
      </FakeShell>
    ),
  }).result.current;
const keysOf = (row: Row, role: 'admin' | 'instructor') =>
  actionsOf(role)(row).flatMap((item) => (item ? [item.key] : []));

test('the menu of a row links to its person, before dangerous actions (D235)', () => {
  expect(keysOf({ email: 'rina@uji.example' }, 'admin')).toEqual(['view', 'person', 'remove']);
  expect(actionsOf('admin')({ email: 'rina@uji.example' })[1]).toMatchObject({
    to: '/users/surel?alamat=rina%40uji.example',
  });
});

test('there is no link for a row without a person, and none for instructors', () => {
  expect(keysOf({ email: null }, 'admin')).toEqual(['remove']);
  expect(keysOf({ email: 'rina@uji.example' }, 'instructor')).toEqual(['view', 'remove']);
});
