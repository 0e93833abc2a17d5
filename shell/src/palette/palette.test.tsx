import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from '@widya/contract/accounts';
import { registryFor } from '@widya/contract/routing/registry-for';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { useLocation } from '@widya/remote-kit/router';
import { registry } from '../federation/federation.ts';
import { type FakeAnswers, installFakeAnswers } from '../testing/fake-answers.ts';
import { ADMIN, INSTRUCTOR, LIMITED_ADMIN, SUPERADMIN } from '../testing/people.ts';
import { FULL_REGISTRY } from '../testing/registry.ts';
import { RESULT_CLASS, RESULT_COURSE } from '../testing/result-rows.ts';
import { StorySession } from '../testing/story-session.tsx';
import { Palette, type PaletteProps } from './palette.tsx';
import { createTypedAhead } from './typed-ahead.ts';

let restore = () => {};
beforeEach(() => {
  Object.assign(window, { __WIDYA__: { registryFor } });
  return registry.start(FULL_REGISTRY);
});
afterEach(() => {
  restore();
  Reflect.deleteProperty(window, '__WIDYA__');
});

const typedAhead = createTypedAhead(() => {});
const none = { typedAhead, onOpen: () => {}, onClose: () => {}, onSignOut: () => {}, path: '/profile' };

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
}

async function open(user: SessionUser, answers: FakeAnswers = {}, props: Partial<PaletteProps> = {}) {
  const fake = installFakeAnswers(answers);
  restore = fake.restore;
  render(
    <StorySession user={user} url="/profile">
      <DesignSystemProvider>
        <Palette {...none} {...props} />
        <Address />
      </DesignSystemProvider>
    </StorySession>,
  );
  await screen.findByRole('combobox');
  return fake;
}

const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent.trim());

const page = (rows: readonly object[]) => ({
  body: { data: rows, meta: { page: 1, per_page: 5, total: rows.length } },
});
const RINA = { id: 7, full_name: 'Rina Naskah', email: 'rina@uji.example' };

const found: FakeAnswers = {
  'GET /v1/class': {
    body: {
      data: [RESULT_CLASS],
      meta: { page: 1, per_page: 6, total: 1, counts: { upcoming: 1, archive: 0, todo: 0, draft: 0 } },
    },
  },
};

describe('the palette', () => {
  it('offers the screens of the account, and no others', async () => {
    await open(LIMITED_ADMIN);
    expect(optionsOf('Halaman')).toEqual(['Kelas', 'Surel', 'Profil', 'Diagnosis']);
  });

  it('finds parts of screens that are open to the account, once something is typed (D233)', async () => {
    const onClose = jest.fn();
    await open({ ...ADMIN, menu: '["email"]' }, {}, { onClose });
    expect(optionsOf('Halaman')).not.toContain('Log Email');
    const box = screen.getByRole('combobox');
    await userEvent.type(box, 'log em');
    expect(optionsOf('Halaman')).toEqual(['Log Email']);
    await userEvent.clear(box);
    await userEvent.type(box, 'perangkat{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('address')).toHaveTextContent('/profile#perangkat');
  });

  it('leaves out parts of screens whose key the account lacks (D233)', async () => {
    await open({ ...ADMIN, menu: '["users"]' });
    await userEvent.type(screen.getByRole('combobox'), 'log');
    expect(screen.queryByRole('option', { name: 'Log Email' })).toBeNull();
  });

  it('finds parts of screens without a key for superadmins only', async () => {
    await open(SUPERADMIN);
    await userEvent.type(screen.getByRole('combobox'), 'diblokir');
    expect(optionsOf('Halaman')).toEqual(['Admin yang diblokir']);
    cleanup();
    await open(ADMIN);
    await userEvent.type(screen.getByRole('combobox'), 'diblokir');
    expect(screen.queryByRole('option', { name: 'Admin yang diblokir' })).toBeNull();
  });

  it('offers instructors no profile to edit', async () => {
    await open(INSTRUCTOR);
    expect(optionsOf('Tindakan')).not.toContain('Sunting Profil');
  });

  it('finds classes by name', async () => {
    const { calls } = await open(ADMIN, found);
    await userEvent.type(screen.getByRole('combobox'), 'naskah');
    expect(await screen.findByRole('option', { name: /MNA7Q2 · Penyuntingan/ })).toBeInTheDocument();
    expect(new Set(calls.map(({ route }) => route))).toEqual(new Set(['GET /v1/class']));
  });

  it('finds self-paced courses, where the account has their list', async () => {
    const meta = { page: 1, per_page: 4, total: 1, counts: { shown: 1, hidden: 0 } };
    const { calls } = await open(
      { ...ADMIN, menu: '["private-class"]' },
      { 'GET /v1/course': { body: { data: [RESULT_COURSE], meta } } },
    );
    await userEvent.type(screen.getByRole('combobox'), 'naskah');
    expect(await screen.findByRole('option', { name: /KDM7Q2/ })).toBeInTheDocument();
    expect(calls.every(({ route }) => route === 'GET /v1/course')).toBe(true);
  });

  it('requests no classes without the class list', async () => {
    const { calls } = await open({ ...ADMIN, menu: '["email"]' }, found);
    await userEvent.type(screen.getByRole('combobox'), 'naskah');
    expect(await screen.findByText('Tidak ada hasil untuk “naskah”')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('finds people, and remembers the search (D233)', async () => {
    const onClose = jest.fn();
    await open({ ...ADMIN, menu: '["users"]' }, { 'GET /v1/members': page([RINA]) }, { onClose });
    await userEvent.type(screen.getByRole('combobox'), 'rina');
    await userEvent.click(await screen.findByRole('option', { name: /rina@uji.example/ }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.clear(screen.getByRole('combobox'));
    expect(optionsOf('Pencarian terakhir')).toEqual(['rina']);
  });

  it('shows what one source found while another is slow or failed, which can be tried again (D233)', async () => {
    const { calls } = await open(
      { ...ADMIN, menu: '["home","users","private-class"]' },
      {
        'GET /v1/members': page([RINA]),
        'GET /v1/class': { status: 422, body: { success: false, code: 'X', msg: 'Gagal' } },
        'GET /v1/course': { silent: true },
      },
    );
    await userEvent.type(screen.getByRole('combobox'), 'naskah');
    expect(await screen.findByRole('option', { name: /rina@uji.example/ })).toBeInTheDocument();
    const classCalls = () => calls.filter(({ route }) => route === 'GET /v1/class').length;
    const before = classCalls();
    await userEvent.click(await screen.findByRole('option', { name: 'Kelas tidak dapat dicari. Coba lagi' }));
    await waitFor(() => expect(classCalls()).toBe(before + 1));
  });

  it('keeps the selected row when a source above it answers late (D233)', async () => {
    const late = Promise.withResolvers<void>();
    const onClose = jest.fn();
    await open(
      { ...ADMIN, menu: '["home","users"]' },
      { 'GET /v1/members': page([RINA]), 'GET /v1/class': { ...found['GET /v1/class'], after: late.promise } },
      { onClose },
    );
    const box = screen.getByRole('combobox');
    await userEvent.type(box, 'naskah');
    const person = await screen.findByRole('option', { name: /rina@uji.example/ });
    expect(person).toHaveAttribute('aria-selected', 'true');
    const waiting = screen.getByRole('group', { name: 'Kelas' });
    expect(waiting).toHaveAttribute('aria-busy', 'true');
    expect(within(waiting).queryByRole('option')).toBeNull();
    late.resolve();
    await screen.findByRole('option', { name: /MNA7Q2/ });
    expect(screen.getByRole('group', { name: 'Kelas' })).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Rina Naskah');
    await userEvent.type(box, '{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('MNA7Q2');
  });

  it('runs an action with the keyboard', async () => {
    const onSignOut = jest.fn();
    const onClose = jest.fn();
    await open(ADMIN, {}, { onSignOut, onClose });
    await userEvent.type(screen.getByRole('combobox'), 'keluar{Enter}');
    expect(onSignOut).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('contains the letters typed before it was rendered', async () => {
    typedAhead.start();
    await userEvent.keyboard('prof');
    await open(ADMIN);
    const box = screen.getByRole('combobox');
    expect(box).toHaveValue('prof');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('il');
    expect(box).toHaveValue('profil');
  });

  it('opens the dialogs of the account', async () => {
    const onOpen = jest.fn();
    await open(ADMIN, {}, { onOpen });
    await userEvent.type(screen.getByRole('combobox'), 'ubah kata{Enter}');
    expect(onOpen).toHaveBeenCalledWith('password');
  });
});
