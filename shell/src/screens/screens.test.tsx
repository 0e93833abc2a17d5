import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REMOTE_FAILURES } from '@widya/contract/telemetry';
import * as stories from './screens.stories.tsx';
import { remoteTexts } from './texts.ts';

const { Timeout, Overridden, Loading, Slow, Degraded, Threw, Missing, WithoutAccess } = composeStories(stories);

it.each(REMOTE_FAILURES)('%s: names the area, the cause and the incident', async (failure) => {
  await Timeout.run({ args: { ...Timeout.args, failure } });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Area Kelas tidak dapat dimuat');
  expect(alert).toHaveTextContent(remoteTexts.causes[failure]);
  expect(alert).toHaveTextContent('7F3A91C2');
});

it('tries again once, however often it is pressed', async () => {
  const onRetry = jest.fn();
  await Timeout.run({ args: { ...Timeout.args, onRetry } });
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('offers the published version only under an override', async () => {
  await Overridden.run();
  expect(screen.getByRole('button', { name: 'Gunakan versi terbit' })).toBeInTheDocument();
});

it('shows what is loading, and only on a slow connection that it is slow', async () => {
  await Loading.run();
  expect(screen.getByRole('status', { name: 'Memuat Daftar Kelas' })).toBeInTheDocument();
  expect(screen.queryByText(/lambat/)).not.toBeInTheDocument();
  await Slow.run();
  expect(screen.getByText(/lambat/)).toBeInTheDocument();
});

it('shows that the previous version is in use', async () => {
  await Degraded.run();
  expect(screen.getByText('Area Kelas memakai versi sebelumnya')).toBeInTheDocument();
});

it('shows that the screen has thrown, and offers to reload', async () => {
  const [onReload, onClose] = [jest.fn(), jest.fn()];
  await Threw.run({ args: { ...Threw.args, onReload, onClose } });
  expect(screen.getByRole('status')).toHaveTextContent('Ada kesalahan di area Kelas');
  expect(screen.getByRole('status')).toHaveTextContent('7F3A91C2');
  expect(onReload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect([onReload, onClose].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
});

it('404', async () => {
  await Missing.run();
  expect(screen.getByText('404')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Halaman yang kamu cari tidak ditemukan.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ke halaman awal' })).toHaveAttribute('href', '/editor');
});

it('a missing right names who grants access', async () => {
  await WithoutAccess.run();
  expect(screen.getByRole('heading')).toHaveTextContent('tidak punya akses');
  expect(screen.getByText(/superadmin/)).toBeInTheDocument();
});
