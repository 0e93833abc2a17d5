import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './course-participants.stories.tsx';

const { Working, DrawerOpen, UnknownCourse } = composeStories(stories);

test('a course shows progress instead of attendance', async () => {
  render(<Working />);
  const table = within(await screen.findByRole('table', { name: 'Daftar peserta' }));
  table.getByRole('columnheader', { name: /Kemajuan/ });
  expect(table.queryByRole('columnheader', { name: /Kehadiran/ })).toBeNull();
  table.getByText('45%');
  expect(screen.queryByRole('button', { name: 'Kehadiran' })).toBeNull();
});

test('a course has neither attendance nor reminders', async () => {
  render(<Working />);
  await screen.findByText('Siti Contoh');
  await userEvent.click(screen.getByRole('button', { name: 'Tindakan lain' }));
  await screen.findByRole('menuitem', { name: 'Unduh daftar-peserta.csv' });
  expect(screen.queryByRole('menuitem', { name: 'Kirim Pengingat Kelas' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Siti Contoh' }));
  await screen.findByRole('menuitem', { name: 'Info' });
  expect(screen.queryByRole('menuitem', { name: /Tandai/ })).toBeNull();
});

test('registrations are accepted, rejected and mailed by the calls of courses', async () => {
  render(<Working />);
  await chooseAction('Tindakan untuk Agus Contoh', 'Terima');
  await screen.findByRole('alertdialog', { name: 'Terima Peserta' });
  await userEvent.click(screen.getByRole('button', { name: 'Terima' }));
  await screen.findByText('Agus Contoh diterima');
  await chooseAction('Tindakan untuk Siti Contoh', 'Kirim Surel');
  const mail = within(await screen.findByRole('dialog', { name: 'Kirim Surel' }));
  await userEvent.click(mail.getByRole('button', { name: 'Kirim' }));
  await screen.findByText('Pengiriman email berhasil!');
});

test('the drawer shows registration and city', async () => {
  render(<DrawerOpen />);
  const drawer = within(await screen.findByRole('dialog', { name: 'Periksa Registrasi' }));
  await drawer.findByText('Registrasi 48213 · Kota Bandung');
});

test('an unknown course leads back to the courses', async () => {
  render(<UnknownCourse />);
  await screen.findByText('Kelas daring mandiri tidak ditemukan');
  expect(screen.getByRole('link', { name: 'Ke Kelas Daring Mandiri' })).toHaveAttribute(
    'href',
    '/private-class-editor',
  );
});
