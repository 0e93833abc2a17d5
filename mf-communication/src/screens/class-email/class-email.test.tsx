import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './class-email.stories.tsx';

const { Templates, Missing, Forbidden, ChoiceRefused, Broadcast, OtherBroadcast } = composeStories(stories);

const choices = async () => within(await screen.findByRole('region', { name: 'Surel otomatis' }));

test('each scenario shows its template, and a choice is saved immediately', async () => {
  render(<Templates />);
  const card = await choices();
  expect(await card.findByLabelText('Registrasi diterima')).toHaveDisplayValue('Diterima, kelas daring');
  const waiting = card.getByLabelText('Menunggu pembayaran');
  expect(waiting).toHaveDisplayValue('Bawaan: Tagihan kelas');
  expect(within(waiting).queryByRole('option', { name: 'Diterima, kelas daring' })).toBeNull();
  await userEvent.selectOptions(waiting, 'Kabar bulanan');
  await screen.findByText('Templat surel berhasil disimpan');
});

test('a refused choice is reverted', async () => {
  render(<ChoiceRefused />);
  const card = await choices();
  await userEvent.selectOptions(await card.findByLabelText('Menunggu pembayaran'), 'Kabar bulanan');
  await screen.findByText('Terjadi Kesalahan');
  expect(card.getByLabelText('Menunggu pembayaran')).toHaveDisplayValue('Bawaan: Tagihan kelas');
});

test('a broadcast goes to the participants of the class unless something else is chosen', async () => {
  render(<Broadcast />);
  expect(await screen.findByRole('radio', { name: /Peserta kelas ini/ })).toBeChecked();
  await screen.findByText('1.284 orang');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Diterima' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut tulis surel' }));
  await screen.findByText('Harap memilih paling sedikit satu status.');
});

test('a broadcast of another class is not found, so it cannot be sent to this one', async () => {
  render(<OtherBroadcast />);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Broadcast tidak ditemukan');
  expect(drawer.queryByRole('button', { name: 'Sunting dan kirim lagi' })).toBeNull();
});

test('reports a class that does not exist or is forbidden', async () => {
  const { unmount } = render(<Missing />);
  await screen.findByText('Kelas tidak ditemukan');
  unmount();
  render(<Forbidden />);
  await screen.findByText(/tidak punya akses/);
});
