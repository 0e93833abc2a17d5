import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER } from '@widya/remote-kit/testing';
import * as stories from './single-sign-on-page.stories.tsx';

const { Leading, Away, SignedIn, SecondFactor, WithoutRights, BegunElsewhere } = composeStories(stories);

it('redirects to the provider', async () => {
  const leaveFor = jest.fn();
  await Leading.run({ args: { ...Leading.args, leaveFor } });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://akun.example/masuk'));
});

it('stores the session, and opens the page requested before the sign-in', async () => {
  const leaveFor = jest.fn();
  const onSignedIn = jest.fn();
  await SignedIn.run({ args: { ...SignedIn.args, leaveFor, onSignedIn } });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/voucher'));
  expect(onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ token: 't', user: TEST_USER }));
});

it('removes the query of the provider from the address', async () => {
  await SignedIn.run();
  expect(window.location.pathname + window.location.search).toBe('/masuk');
});

it('asks for the second factor', async () => {
  await SecondFactor.run();
  expect(await screen.findByLabelText('Kode autentikator')).toHaveFocus();
});

it('shows why the sign-in was refused, and does not leave the page', async () => {
  const leaveFor = jest.fn();
  await WithoutRights.run({ args: { ...WithoutRights.args, leaveFor } });
  expect(await screen.findByText(/belum diberi hak di Widya/)).toBeInTheDocument();
  expect(screen.getByText(/ID permintaan/)).toBeInTheDocument();
  expect(leaveFor).not.toHaveBeenCalled();
});

it('shows that the provider cannot be reached, and tries again', async () => {
  await Away.run();
  expect(await screen.findByText(/tidak dapat dihubungi/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText(/tidak dapat dihubungi/)).toBeInTheDocument();
});

it('does not complete a sign-in that was started in another tab', async () => {
  await BegunElsewhere.run();
  expect(await screen.findByText(/tidak berlaku lagi/)).toBeInTheDocument();
});
