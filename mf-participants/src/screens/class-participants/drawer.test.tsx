import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './class-participants.stories.tsx';

const { Working, DrawerOpen, DrawerMissing, DrawerForeign, DrawerFailed, Instructor, LimitedDrawer } =
  composeStories(stories);

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Periksa Registrasi' }));

test('shows the registration, its order and what happened, in WIB', async () => {
  render(<DrawerOpen />);
  const open = await drawer();
  await open.findByText('Registrasi 48213 · Kota Bandung');
  open.getByText('TELAH BAYAR');
  open.getByText('MERDEKA · 10%');
  open.getByText('0812-3456-7890');
  open.getByText('DITERIMA');
  open.getByText('WDY-20261118-0042');
  expect(open.getAllByText('18-11-2026 10:04:09').length).toBeGreaterThan(0);
  await open.findByText('Pembayaran diterima (settlement)');
  open.getByText('Mohon sertifikat dengan gelar · oleh Sekar Contoh');
});

test('opens from a card on a phone', async () => {
  const matchMedia = window.matchMedia;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width: 639.98px') });
  try {
    render(<Working />);
    const [info] = await screen.findAllByRole('button', { name: /^Info / });
    await userEvent.click(info as HTMLElement);
    await drawer();
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('shows everything else about the person', async () => {
  render(<DrawerOpen />);
  const open = await drawer();
  await userEvent.click(await open.findByRole('tab', { name: 'Kelas' }));
  const other = await open.findByRole('link', { name: 'Menulis Siaran Pers' });
  expect(other).toHaveAttribute('href', '/editor/visitors/PSP9HMAA?peserta=30112');
  await userEvent.click(open.getByRole('tab', { name: 'Surel' }));
  await open.findByText(/^Pengingat · /);
  await open.findByText(/Kotak surat penuh/);
  await userEvent.click(open.getByRole('tab', { name: 'Sertifikat' }));
  await open.findByText(/012\/NBKD77\/10\/20/);
  const certificates = within(open.getByRole('tabpanel', { name: 'Sertifikat' }));
  expect(certificates.getByText('Dicabut')).toBeInTheDocument();
  expect(certificates.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(open.getByRole('tab', { name: 'Pesanan' }));
  await open.findByText(/WDY-20261118-0042/);
  await userEvent.click(open.getByRole('tab', { name: 'Aduan' }));
  await open.findByText('Belum ada aduan');
});

test('leaves out the tabs whose key the account lacks (D202)', async () => {
  await LimitedDrawer.run();
  const open = await drawer();
  await open.findByRole('tab', { name: 'Surel' });
  expect(open.queryByRole('tab', { name: 'Pesanan' })).not.toBeInTheDocument();
  expect(open.queryByRole('tab', { name: 'Aduan' })).not.toBeInTheDocument();
});

test('shows that a registration does not exist', async () => {
  render(<DrawerMissing />);
  (await drawer()).getByText('Data Pendaftaran tidak ditemukan');
});

test('a registration of another class is not shown', async () => {
  render(<DrawerForeign />);
  await (await drawer()).findByText('Data Pendaftaran tidak ditemukan');
});

test('a failure can be retried', async () => {
  render(<DrawerFailed />);
  const open = await drawer();
  await open.findByText('Data pendaftaran tidak dapat dimuat');
  open.getByRole('button', { name: 'Coba lagi' });
});

test('an instructor sees only the registration, no data from outside the class', async () => {
  render(<Instructor />);
  const table = await screen.findByRole('table', { name: 'Daftar peserta' });
  await userEvent.click(within(table).getByText('Siti Contoh'));
  const open = await drawer();
  await open.findByText('Registrasi 48213 · Kota Bandung');
  expect(open.queryByRole('tab')).toBeNull();
});
