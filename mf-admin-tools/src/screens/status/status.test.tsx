import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { MISSING_SETTINGS } from '@widya/contract/status.schemas';
import * as stories from './status.stories.tsx';
import { STATUS_TEXTS } from './texts.ts';

const { Running, Empty, Troubled, Failed, Forbidden } = composeStories(stories);

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('servers, slow queries, late queues and backups are shown', async () => {
  render(<Running />);
  const servers = await card('Server');
  for (const text of ['widya-1', 'Berjalan', 'widya-2', 'Tidak menjawab', 'Widya 0.1.0, Node v24.21.0'])
    servers.getByText(text);
  const database = await card('Basis data');
  for (const text of ['5,7 GB', '24 dari 100', 'Kueri paling lambat', '312,4 ms, 1.240 kali']) database.getByText(text);
  const queues = await card('Antrean');
  queues.getByText('12 menunggu, 2 gagal');
  expect(queues.getAllByText(/^Tertunda/)).toHaveLength(1);
  (await card('Surel')).getByText('4.210');
  const webhooks = await card('Webhook');
  for (const text of ['Aktif', 'Nonaktif', 'Pengiriman menunggu']) webhooks.getByText(text);
  expect(webhooks.queryByText(/^Tertunda/)).toBeNull();
  (await card('Berkas dan cadangan')).getByText(/22 Nov 2026/);
});

test('a fresh installation shows that there is nothing yet', async () => {
  render(<Empty />);
  (await card('Server')).getByText('Belum ada server yang melapor.');
  (await card('Basis data')).getByText('Tidak ada kueri yang berjalan.');
  (await card('Antrean')).getByText('Tidak ada antrean.');
  (await card('Webhook')).getByText('Belum ada webhook.');
  (await card('Berkas dan cadangan')).getByText('Dapat dipakai');
  (await card('Belum dikonfigurasi')).getByText('Semua sudah dikonfigurasi.');
});

test('explains held mails, failing and late webhooks, a full disk, a missing backup and each missing setting', async () => {
  render(<Troubled />);
  (await card('Surel')).getByText('Server surel tidak menerima surel. Alasannya ada di Log Email.');
  const webhooks = await card('Webhook');
  webhooks.getByText(/^Ada penerima yang gagal sejak 21 Nov 2026/);
  webhooks.getByText(/^Tertunda 1 jam/);
  webhooks.getByText('1.204');
  const storage = await card('Berkas dan cadangan');
  storage.getByText('Disk penuh');
  storage.getByText(/^Belum pernah dicatat/);
  const missing = await card('Belum dikonfigurasi');
  for (const name of MISSING_SETTINGS) missing.getByText(STATUS_TEXTS.missing.settings[name].cost);
});

test('explains why there is no status', async () => {
  const failed = render(<Failed />);
  await screen.findByText('Status tidak dapat dimuat');
  failed.unmount();
  render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
});
