import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PersonLink, type PersonRef } from './person-link.ts';
import { FakeShell, TEST_USER } from './testing.tsx';

const SCREENS = { Person: '/users/:id', PersonByEmail: '/users/surel' } as const;

const show = (
  person: PersonRef,
  role: 'admin' | 'instructor',
  screens: Readonly<Record<string, `/${string}`>> = SCREENS,
) =>
  render(
    <FakeShell user={{ ...TEST_USER, role }} screens={screens}>
      <PersonLink person={person}>Rina</PersonLink>
    </FakeShell>,
  );

test('a name links to the page of its person, by id or by email (D235)', () => {
  const byId = show({ id: 7 }, 'admin');
  expect(screen.getByRole('link', { name: 'Rina' }).getAttribute('href')).toBe('/users/7');
  byId.unmount();
  show({ email: 'rina+a@uji.example' }, 'admin');
  expect(screen.getByRole('link', { name: 'Rina' }).getAttribute('href')).toBe(
    '/users/surel?alamat=rina%2Ba%40uji.example',
  );
});

test.each([
  ['an instructor', { id: 7 }, 'instructor', SCREENS],
  ['a row without an address', { email: '' }, 'admin', SCREENS],
  ['a shell without the page', { id: 7 }, 'admin', {}],
] as const)('no link for %s', (_, person, role, screens) => {
  show(person, role, screens);
  screen.getByText('Rina');
  expect(screen.queryByRole('link')).toBeNull();
});
