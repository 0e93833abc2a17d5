import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { GUESSED_SITE_USER } from '@widya/remote-kit/testing';
import * as stories from './class-participants.stories.tsx';

const { Working, WritesFail } = composeStories(stories);

const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
const bar = () => within(screen.getByRole('region', { name: 'Tindakan untuk baris terpilih' }));

test('previews and counts the changes, and lists skipped people with the reason', async () => {
  render(<Working />);
  await tick('Siti');
  await tick('Agus');
  await userEvent.click(bar().getByRole('button', { name: 'Terima' }));
  const open = within(await screen.findByRole('dialog', { name: 'Terima Peserta' }));
  open.getByText('2 peserta dipilih');
  await open.findByText('1 peserta akan diterima');
  open.getByText('1 surel akan dikirim · Sisa tempat 18');
  open.getByText('1: Sudah diterima');
  await userEvent.click(open.getByRole('button', { name: 'Terima 1 peserta' }));
  await screen.findByText('1 peserta diterima');
  const skipped = within(await screen.findByRole('dialog', { name: 'Sebagian dilewati' }));
  skipped.getByText('Siti Contoh (48213)');
  expect(screen.queryByRole('region', { name: 'Tindakan untuk baris terpilih' })).toBeNull();
});

test('actions that send mails warn that the address of links is not configured (D216)', async () => {
  render(<Working user={GUESSED_SITE_USER} />);
  await tick('Agus');
  await userEvent.click(bar().getByRole('button', { name: 'Terima' }));
  const open = within(await screen.findByRole('dialog', { name: 'Terima Peserta' }));
  await open.findByText(/Tautan yang dikirim dimulai dengan http:\/\/localhost:8080/);
});

test('rejected people are included only when ticked, and each status is counted (D212)', async () => {
  render(<Working />);
  await tick('Agus');
  await tick('Yohanes');
  await userEvent.click(bar().getByRole('button', { name: 'Terima' }));
  const open = within(await screen.findByRole('dialog', { name: 'Terima Peserta' }));
  await open.findByText('1 MENUNGGU PEMBAYARAN');
  const also = open.getByRole('checkbox', { name: /Terima juga 1 yang sudah ditolak/ });
  expect(also).not.toBeChecked();
  await userEvent.click(also);
  expect(also).toBeChecked();
});

test('attendance of many can be undone, for exactly those who changed (D232)', async () => {
  render(<Working />);
  await tick('Bima');
  await tick('I Made');
  await userEvent.click(bar().getByRole('button', { name: 'Tandai hadir' }));
  const open = within(await screen.findByRole('dialog', { name: 'Tandai Hadir' }));
  await userEvent.click(await open.findByRole('button', { name: 'Tandai 1 hadir' }));
  await screen.findByText('2 peserta ditandai hadir');
  await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await screen.findByText('2 peserta ditandai tidak hadir');
});

test('an action on all results continues in the job centre', async () => {
  render(<Working />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }));
  await userEvent.click(bar().getByRole('button', { name: /Pilih semua 126/ }));
  await userEvent.click(bar().getByRole('button', { name: 'Tandai hadir' }));
  const open = within(await screen.findByRole('dialog', { name: 'Tandai Hadir' }));
  await userEvent.click(await open.findByRole('button', { name: 'Tandai 125 hadir' }));
  await screen.findByText('Sedang diproses');
});

test('people unticked after selecting all results are excluded and not counted', async () => {
  render(<Working />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }));
  await userEvent.click(bar().getByRole('button', { name: /Pilih semua 126/ }));
  await tick('Siti');
  bar().getByText('125 dipilih');
  await userEvent.click(bar().getByRole('button', { name: 'Tandai hadir' }));
  const open = within(await screen.findByRole('dialog', { name: 'Tandai Hadir' }));
  await open.findByRole('button', { name: 'Tandai 124 hadir' });
  open.getByText('125 peserta dipilih, 1 dikecualikan');
});

test('a rejection of many needs a reason', async () => {
  render(<Working />);
  await tick('Siti');
  await tick('Agus');
  await chooseAction('Tindakan lain untuk yang dipilih', 'Tolak');
  const open = within(await screen.findByRole('dialog', { name: 'Tolak Peserta' }));
  await userEvent.click(await open.findByRole('button', { name: 'Tolak 1 peserta' }));
  open.getByText('Harap mengisi alasan penolakan');
  open.getByText('Tempat yang menjadi kosong diberikan kepada antrean, yang langsung menerima surel.');
});

test('a failed preview can be retried, and nothing runs without it', async () => {
  render(<WritesFail />);
  await tick('Siti');
  await userEvent.click(bar().getByRole('button', { name: 'Terima' }));
  const open = within(await screen.findByRole('dialog', { name: 'Terima Peserta' }));
  await open.findByText('Pratinjau tidak dapat dimuat');
  open.getByRole('button', { name: 'Coba lagi' });
  expect(open.getByRole('button', { name: 'Terima 0 peserta' })).toBeDisabled();
});
