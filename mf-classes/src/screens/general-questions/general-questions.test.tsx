import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './general-questions.stories.tsx';

const { Working, OneClass, Contact, WithoutContact, ReadOnly, Instructor, Empty, Failed, Forbidden } =
  composeStories(stories);

const table = () => screen.findByRole('table', { name: 'Pertanyaan semua kelas' });

test('lists questions of all classes with the class of each', async () => {
  render(<Working />);
  const rows = within(await table());
  rows.getByText('Penulisan Siaran Pers');
  expect(rows.getAllByText('Menyunting Naskah Akademik')).toHaveLength(3);
  await screen.findByText('4 pertanyaan');
});

test('filters by a class that is chosen by name', async () => {
  render(<Working />);
  await table();
  await userEvent.click(screen.getByRole('combobox', { name: 'Kelas' }));
  await userEvent.click(await screen.findByRole('option', { name: /Penulisan Siaran Pers/ }));
  await screen.findByText('1 pertanyaan');
});

test('names the class that came with the address', async () => {
  render(<OneClass />);
  await screen.findByText('1 pertanyaan');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Kelas' })).toHaveValue('Penulisan Siaran Pers'));
});

test('shows messages of the contact form in a tab of their own', async () => {
  render(<Contact />);
  await screen.findByRole('table', { name: 'Formulir kontak' });
  screen.getByText('Apakah ada kelas untuk pelajar?');
  await userEvent.click(screen.getByRole('tab', { name: 'Pertanyaan' }));
  await table();
});

test('has no such tab without messages, and none for instructors', async () => {
  const { unmount } = render(<WithoutContact />);
  await table();
  expect(screen.queryByRole('tab')).toBeNull();
  unmount();
  render(<Instructor />);
  await table();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('is read-only but can be filtered without access to classes', async () => {
  render(<ReadOnly />);
  await table();
  expect(screen.queryByRole('button', { name: /Tindakan untuk/ })).toBeNull();
  expect(within(await table()).queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: 'Kelas' }));
  await userEvent.click(await screen.findByRole('option', { name: /Penulisan Siaran Pers/ }));
  await screen.findByText('1 pertanyaan');
});

test('shows why there is nothing, what failed, and that access is missing', async () => {
  const empty = render(<Empty />);
  await screen.findByText('Belum ada pertanyaan');
  empty.unmount();
  const failed = render(<Failed />);
  await screen.findByText('Pertanyaan tidak dapat dimuat');
  screen.getByText(/req-contoh-7f3a/);
  failed.unmount();
  render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
});
