import { describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER } from '@widya/remote-kit/testing';
import { installFakeAnswers } from '../../testing/fake-answers.ts';
import * as stories from './second-factor-step.stories.tsx';

const { App, Passkey, Recovery, Missing, Sending, Wrong, TooMany, Over, NoAnswer } = composeStories(stories);

const alertText = async () => (await screen.findByRole('alert')).textContent;
const code = () => screen.getByLabelText('Kode autentikator');

describe('the second step of a sign-in', () => {
  it('has a field for a code that phones offer to fill in', async () => {
    await App.run();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByRole('button', { name: 'Pakai passkey' })).not.toBeInTheDocument();
  });

  it('requests the passkey when there is no other factor', async () => {
    await Passkey.run();
    expect(screen.getByText('Kata sandi benar. Lanjutkan dengan passkey Anda.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pakai passkey' })).toBeEnabled();
  });

  it('shows that a passkey was not used', async () => {
    await Passkey.run();
    await userEvent.click(screen.getByRole('button', { name: 'Pakai passkey' }));
    expect(await alertText()).toContain('Passkey tidak jadi dipakai');
  });

  it('accepts a recovery code instead, and goes back', async () => {
    await Recovery.run();
    expect(screen.getByLabelText('Kode pemulihan')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Pakai kode autentikator' }));
    expect(code()).toHaveValue('');
  });

  it('sends nothing without a code', async () => {
    await Missing.run();
    expect(await alertText()).toBe('Masukkan kodenya dahulu');
    expect(code()).toHaveFocus();
  });

  it('passes on the session, and goes back to the password', async () => {
    const session = { success: true, token: 'baru', user: TEST_USER };
    const { calls, restore } = installFakeAnswers({ 'POST /v1/second_factor/sign_in': { body: session } });
    const [onSignedIn, onBack] = [jest.fn(), jest.fn()];
    await App.run({ args: { ...App.args, onSignedIn, onBack } });
    await userEvent.type(code(), '123 456{Enter}');
    await screen.findByRole('button', { name: 'Lanjutkan' });
    expect(onSignedIn).toHaveBeenCalledWith(session);
    expect(calls).toMatchObject([{ body: { token: 'contoh', proof: { method: 'totp', code: '123 456' } } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    restore();
  });

  it('is busy while it waits', async () => {
    await Sending.run();
    expect(screen.getByRole('button', { name: 'Lanjutkan' })).toHaveAttribute('aria-busy', 'true');
  });

  it('keeps a wrong code and shows why', async () => {
    await Wrong.run();
    expect(await alertText()).toBe('Kode salah atau sudah dipakai.');
    expect(code()).toHaveValue('000000');
  });

  it('says how long to wait and does not send before', async () => {
    await TooMany.run();
    expect(await alertText()).toContain('Coba lagi dalam 2 menit.');
    expect(screen.getByRole('button', { name: 'Tunggu 2 menit' })).toBeDisabled();
  });

  it('shows that it expired, and that the server did not answer', async () => {
    await Over.run();
    expect(await alertText()).toContain('Waktunya sudah habis');
    await NoAnswer.run();
    expect((await screen.findAllByRole('alert')).at(-1)?.textContent).toContain('Server tidak dapat dihubungi');
  });
});
