import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './move-dialog.stories.tsx';

const { Empty, Refused, SearchFails } = composeStories(stories);

const open = async () => userEvent.click(await screen.findByRole('combobox', { name: 'Kelas tujuan' }));
const choose = async (name: RegExp) => {
  await open();
  await userEvent.click(await screen.findByRole('option', { name }));
};
const submit = () => screen.getByRole('button', { name: 'Pindahkan' });

test('offers other published classes, and shows how they differ', async () => {
  render(<Empty />);
  await open();
  await screen.findByRole('option', { name: /Kebahasaan/ });
  expect(screen.queryByRole('option', { name: /Menulis Laporan|Menyunting Naskah/ })).toBeNull();
  expect(submit()).toBeDisabled();
  await userEvent.click(screen.getByRole('option', { name: /Kebahasaan/ }));
  await screen.findByText(/sisa 18 tempat/);
  screen.getByText(
    'Kelas tujuan berharga Rp200.000, lebih mahal Rp50.000. Peserta tetap dengan Rp150.000; selisihnya tidak ditagih.',
  );
  await choose(/Surat Dinas/);
  await screen.findByText('Kelas tujuan sudah penuh.');
  screen.getByText(/lebih murah Rp50\.000.*selisihnya tidak dikembalikan/);
  await choose(/Siaran Pers/);
  await screen.findByText('Harga kelas tujuan sama: Rp150.000.');
  screen.getByText(/tanpa batas tempat/);
});

test('moves the person and shows how many of the waiting list were promoted', async () => {
  render(<Empty />);
  await choose(/Kebahasaan/);
  await userEvent.click(submit());
  await screen.findByText('Siti Contoh dipindahkan ke Kebahasaan untuk Pelayanan Publik');
  screen.getByText('1 orang dari antrean naik.');
});

test('keeps the choice when the class is refused, and shows when no class can be loaded', async () => {
  const refused = render(<Refused />);
  await choose(/Surat Dinas/);
  await userEvent.click(submit());
  await screen.findByText('Kuota kelas tujuan sudah penuh');
  expect(screen.getByRole('combobox', { name: 'Kelas tujuan' })).toHaveValue('Menulis Surat Dinas');
  refused.unmount();
  render(<SearchFails />);
  await open();
  await screen.findByText('Daftar tidak dapat dimuat');
});
