import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER } from '@widya/remote-kit/testing';
import * as stories from './single-sign-on-page.stories.tsx';

const { Leading, Away, SignedIn, SecondFactor, WithoutRights, BegunElsewhere } = composeStories(stories);

it('leads to the provider', async () => {
  const leaveFor = jest.fn();
  await Leading.run({ args: { ...Leading.args, leaveFor } });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://akun.example/masuk'));
});

it('keeps the session, and goes where the person wanted to go', async () => {
  const leaveFor = jest.fn();
  const onSignedIn = jest.fn();
  await SignedIn.run({ args: { ...SignedIn.args, leaveFor, onSignedIn } });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/voucher'));
  expect(onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ token: 't', user: TEST_USER }));
});

it('takes the answer of the provider out of the address', async () => {
  await SignedIn.run();
  expect(window.location.pathname + window.location.search).toBe('/masuk');
});

it('asks for the second factor', async () => {
  await SecondFactor.run();
  expect(await screen.findByLabelText('Kode autentikator')).toHaveFocus();
});

it('says why nobody is signed in, and begins anew', async () => {
  const leaveFor = jest.fn();
  await WithoutRights.run({ args: { ...WithoutRights.args, leaveFor } });
  expect(await screen.findByText(/belum diberi hak di Widya/)).toBeInTheDocument();
  expect(screen.getByText(/ID permintaan/)).toBeInTheDocument();
  expect(leaveFor).not.toHaveBeenCalled();
});

it('says that the provider is away', async () => {
  await Away.run();
  expect(await screen.findByText(/tidak dapat dihubungi/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText(/tidak dapat dihubungi/)).toBeInTheDocument();
});

it('does not finish what was begun in another tab', async () => {
  await BegunElsewhere.run();
  expect(await screen.findByText(/tidak berlaku lagi/)).toBeInTheDocument();
});
