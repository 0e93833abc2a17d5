import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registryFor } from '@widya/contract/routing/registry-for';
import { DesignSystemProvider } from '@widya/design-system/provider';
import type { AppProps } from '../app/app.tsx';
import { clearStoredSession, readToken, storeSession } from '../session/cookies.ts';
import { createSessionStore } from '../session/store.ts';
import { errorAnswer, type FakeAnswers, installFakeAnswers } from '../testing/fake-answers.ts';
import { ADMIN, INSTRUCTOR, LIMITED_ADMIN } from '../testing/people.ts';
import { FULL_REGISTRY } from '../testing/registry.ts';
import { Product } from './product.tsx';

const noTabs = { send: () => {}, listen: () => () => {} };
const App = ({ user }: AppProps) => <h1>Masuk sebagai {user.name}</h1>;
const here = () => window.location.pathname + window.location.search + window.location.hash;

let restore = () => {};
beforeEach(() => clearStoredSession());
afterEach(() => restore());

interface OpenOptions {
  readonly answers?: FakeAnswers;
  readonly loadApp?: () => Promise<typeof App>;
  readonly registry?: typeof FULL_REGISTRY | Promise<typeof FULL_REGISTRY>;
}

async function open(
  path: string,
  { answers = {}, loadApp = async () => App, registry = FULL_REGISTRY }: OpenOptions = {},
) {
  window.history.replaceState(null, '', path);
  const fake = installFakeAnswers(answers);
  restore = fake.restore;
  const store = createSessionStore({ tabs: noTabs });
  render(
    <DesignSystemProvider>
      <Product store={store} page={{ registry, registryFor, apiBase: '' }} loadApp={loadApp} />
    </DesignSystemProvider>,
  );
  await act(async () => {});
  return { store, calls: fake.calls };
}

const signIn = async (scope = screen) => {
  await userEvent.type(scope.getByLabelText('Email'), 'a@widya.example');
  await userEvent.type(scope.getByLabelText('Kata sandi'), 'rahasia{Enter}');
};
const acceptSignIn = (user: typeof ADMIN, endpoint = 'POST /v1/admins/login'): FakeAnswers => ({
  [endpoint]: { body: { success: true, token: 'new', user } },
});
/** Waits until the dialog has the focus, because text typed earlier could end up in another field. */
const dialogReady = async (name?: string) => {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
};
const inside = (name: string) => screen.findByRole('heading', { name: `Masuk sebagai ${name}` });

describe('without a session', () => {
  it('shows the sign-in page at / and fetches no frame', async () => {
    const loadApp = jest.fn(async () => App);
    await open('/', { loadApp });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Masuk');
    expect(document.title).toBe('Masuk - Widya');
    expect(loadApp).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    expect(loadApp).toHaveBeenCalledTimes(1);
  });

  it('sends an attempted page to /forbidden and comes back to it', async () => {
    const { store } = await open('/editor?tab=archive#a', { answers: acceptSignIn(ADMIN) });
    expect(here()).toBe('/forbidden');
    expect(screen.getByText('Silakan masuk untuk membuka halaman yang dituju.')).toBeInTheDocument();
    await signIn();
    expect(await inside(ADMIN.name)).toBeInTheDocument();
    expect(here()).toBe('/editor?tab=archive#a');
    expect(readToken()).toBe('new');
    expect(store.state().status).toBe('signed-in');
  });

  it('goes to the default without access to the attempted page', async () => {
    await open('/users', { answers: acceptSignIn(LIMITED_ADMIN) });
    await signIn();
    await inside(LIMITED_ADMIN.name);
    expect(here()).toBe('/editor');
  });

  it('signs an instructor in at their own endpoint, to the class list', async () => {
    const { calls } = await open('/', { answers: acceptSignIn(INSTRUCTOR, 'POST /v1/instructor/login') });
    await userEvent.click(screen.getByRole('radio', { name: 'Widyaiswara' }));
    await signIn();
    await inside(INSTRUCTOR.name);
    expect(here()).toBe('/editor');
    expect(document.cookie).toContain('userType=instructor');
    expect(calls).toEqual([
      { route: 'POST /v1/instructor/login', body: { email: 'a@widya.example', password: 'rahasia' } },
    ]);
  });

  it('has its own text at /create-class, and stays there after signing in', async () => {
    await open('/create-class', { answers: acceptSignIn(ADMIN) });
    expect(screen.getByRole('heading', { name: 'Harap Login Terlebih Dahulu' })).toBeInTheDocument();
    expect(here()).toBe('/create-class');
    await userEvent.click(screen.getAllByRole('button', { name: 'Masuk' }).at(-1) as HTMLElement);
    await dialogReady('Masuk');
    await signIn();
    await inside(ADMIN.name);
    expect(here()).toBe('/create-class');
  });

  it('opens a new event from the dialog', async () => {
    await open('/', { answers: acceptSignIn(ADMIN) });
    await userEvent.click(screen.getByRole('button', { name: 'Create Event' }));
    const dialog = await dialogReady();
    expect(dialog).toHaveTextContent('Masuk dahulu, lalu lanjutkan membuat event.');
    await userEvent.type(screen.getAllByLabelText('Email').at(-1) as HTMLElement, 'a@widya.example');
    await userEvent.type(screen.getAllByLabelText('Kata sandi').at(-1) as HTMLElement, 'rahasia{Enter}');
    await inside(ADMIN.name);
    expect(here()).toBe('/create-event');
  });

  it.each(['/not-found', '/not-found/', '/tidak-ada'])('%s is 404 in its place', async (path) => {
    await open(path);
    expect(screen.getByRole('heading', { name: 'Halaman yang kamu cari tidak ditemukan.' })).toBeInTheDocument();
    expect(here()).toBe(path);
  });
});

describe('with a token', () => {
  const tokenLogin = 'POST /v1/admins/tokenlogin';
  beforeEach(() => storeSession({ token: 'old', userType: 'admin' }));

  it('opens the requested page', async () => {
    await open('/editor?page=2', { answers: { [tokenLogin]: { body: { success: true, user: ADMIN } } } });
    await inside(ADMIN.name);
    expect(here()).toBe('/editor?page=2');
  });

  it.each([401, 403])('%d discards the token and shows the sign-in', async (status) => {
    await open('/editor', { answers: { [tokenLogin]: errorAnswer(status, 'UNAUTHENTICATED', 'x') } });
    expect(here()).toBe('/forbidden');
    expect(readToken()).toBeNull();
  });

  it.each([{ broken: true }, errorAnswer(500, 'INTERNAL', 'x'), errorAnswer(503, 'NOT_READY', 'x')])(
    'keeps the token when the API cannot answer, and comes in with Coba lagi',
    async (answer) => {
      const answers: Record<string, typeof answer> = { [tokenLogin]: answer };
      await open('/editor', { answers });
      expect(screen.getByRole('heading', { name: 'Widya belum dapat dihubungi' })).toBeInTheDocument();
      expect(readToken()).toBe('old');
      expect(here()).toBe('/editor');
      answers[tokenLogin] = { body: { success: true, user: ADMIN } } as typeof answer;
      await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
      await inside(ADMIN.name);
    },
  );

  it('keeps the skeleton of the frame until the frame has loaded', async () => {
    document.documentElement.dataset.skeleton = '';
    const loaded = Promise.withResolvers<typeof App>();
    const loadApp = () => loaded.promise;
    await open('/editor', { answers: { [tokenLogin]: { body: { success: true, user: ADMIN } } }, loadApp });
    expect(document.documentElement).toHaveAttribute('data-skeleton');
    loaded.resolve(App);
    await inside(ADMIN.name);
    expect(document.documentElement).not.toHaveAttribute('data-skeleton');
  });

  it('hides the skeleton when the API cannot answer while the registry is waited for', async () => {
    document.documentElement.dataset.skeleton = '';
    const registry = new Promise<typeof FULL_REGISTRY>(() => {});
    await open('/editor', { answers: { [tokenLogin]: errorAnswer(500, 'INTERNAL', 'x') }, registry });
    expect(screen.getByRole('heading', { name: 'Widya belum dapat dihubungi' })).toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute('data-skeleton');
  });

  it.each([
    ['refuses the token', errorAnswer(401, 'UNAUTHENTICATED', 'x')],
    ['cannot answer', errorAnswer(500, 'INTERNAL', 'x')],
  ])('hides the skeleton when the API %s', async (_, answer) => {
    document.documentElement.dataset.skeleton = '';
    await open('/editor', { answers: { [tokenLogin]: answer } });
    expect(document.documentElement).not.toHaveAttribute('data-skeleton');
  });

  it('offers Coba lagi when the frame did not load', async () => {
    const loadApp = jest
      .fn<() => Promise<typeof App>>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValue(App);
    await open('/editor', { answers: { [tokenLogin]: { body: { success: true, user: ADMIN } } }, loadApp });
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    await inside(ADMIN.name);
  });

  it('requests the registry again when it did not load', async () => {
    const answers: FakeAnswers = {
      [tokenLogin]: { body: { success: true, user: ADMIN } },
      'GET /registry.json': { body: FULL_REGISTRY },
    };
    await open('/editor', { answers, registry: Promise.reject(new Error('registry')) });
    await inside(ADMIN.name);
  });
});
