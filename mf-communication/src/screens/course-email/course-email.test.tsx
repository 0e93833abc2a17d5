import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './course-email.stories.tsx';

const { Templates, Missing, Broadcast, OtherBroadcast, ByCode } = composeStories(stories);

test('a course has a welcome mail and no reminder before a start', async () => {
  render(<Templates />);
  const card = within(await screen.findByRole('region', { name: 'Surel otomatis' }));
  expect(await card.findByLabelText('Selamat datang')).toHaveDisplayValue('Surel bawaan sistem');
  expect(card.queryByLabelText('Pengingat 2 jam sebelum kelas')).toBeNull();
  await userEvent.selectOptions(card.getByLabelText('Selamat datang'), 'Kabar bulanan');
  await screen.findByText('Templat surel berhasil disimpan');
});

test('a broadcast goes to its participants', async () => {
  render(<Broadcast />);
  expect(await screen.findByRole('radio', { name: /Peserta kelas ini/ })).toBeChecked();
  await screen.findByText('1.284 orang');
});

test('a broadcast of another course is not found, so it cannot be sent to this one', async () => {
  render(<OtherBroadcast />);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Broadcast tidak ditemukan');
  expect(drawer.queryByRole('button', { name: 'Sunting dan kirim lagi' })).toBeNull();
});

test('opens its course by a code in another case', async () => {
  render(<ByCode />);
  const card = within(await screen.findByRole('region', { name: 'Surel otomatis' }));
  expect(await card.findByLabelText('Selamat datang')).toHaveDisplayValue('Surel bawaan sistem');
});

test('reports a course that does not exist', async () => {
  render(<Missing />);
  await screen.findByText('Kelas daring mandiri tidak ditemukan');
});
