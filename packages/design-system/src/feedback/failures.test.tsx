import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignSystemProvider } from '../theme/provider.tsx';
import * as banners from './failure-banner.stories.tsx';
import * as loads from './load-failure.stories.tsx';
import { toast } from './toast.ts';

const { Titled, TitledOnly } = composeStories(banners);
const { Failed, Forbidden } = composeStories(loads);

it('shows the cause below a specified sentence, and leaves out an unknown cause', () => {
  const { unmount } = render(<Titled />);
  screen.getByText('Surel gagal dikirim');
  screen.getByText('Lampiran terlalu besar (ID permintaan req-contoh-7f3a)');
  unmount();
  render(<TitledOnly />);
  screen.getByText('Surel gagal dikirim');
  expect(screen.queryByText('Kesalahan terjadi')).toBeNull();
});

it('offers a retry for a failed load, and names who grants access when forbidden', async () => {
  const onRetry = jest.fn();
  const { unmount } = render(<Failed onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Riwayat tidak dapat dimuat');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  unmount();
  render(<Forbidden />);
  screen.getByText(/Super Admin/);
});

it('shows a failure in a toast with its cause and a retry; nothing without a failure', async () => {
  const retry = jest.fn();
  render(<DesignSystemProvider>{null}</DesignSystemProvider>);
  toast.failure(null, retry);
  toast.failure({ title: 'Kuota penuh' }, retry, 'Gagal memindahkan');
  await screen.findByText('Gagal memindahkan');
  await screen.findByText('Kuota penuh');
  expect(screen.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
