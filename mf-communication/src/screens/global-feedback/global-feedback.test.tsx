import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './global-feedback.stories.tsx';

const { PublicClasses, PrivateCourses, WithoutClasses, Empty, FilteredEmpty, Failed, CoursesFailed, Forbidden } =
  composeStories(stories);

const table = async (name: string) => within(await screen.findByRole('table', { name }));
/** The table of figures that belongs to a chart. */
const figuresOf = async (title: string) => {
  const picture = await screen.findByRole('img', { name: (name) => name.startsWith(title) });
  return within(within(picture.closest('figure') as HTMLElement).getByRole('table'));
};

test('shows the IPK of every class with the number of answers (B-221, B-215)', async () => {
  render(<PublicClasses />);
  const rows = await table('Umpan balik per kelas');
  const row = within((await rows.findByText('Menyunting Naskah Akademik')).closest('tr') as HTMLElement);
  row.getByText('34 dari 82');
  row.getByText('41,5%');
  row.getByText('3,62');
  expect(row.getByRole('link', { name: 'Menyunting Naskah Akademik' })).toHaveAttribute(
    'href',
    '/editor/feedback/MNA7Q2KD',
  );
  const figures = await figuresOf('Rata-rata IPK per kelas');
  figures.getByRole('row', { name: 'Menyunting Naskah Akademik 3,62' });
  figures.getByRole('row', { name: /^Penulisan Siaran Pers untuk Humas.*… 3,41$/ });
});

test('compares the three newest classes on the six criteria (B-222, B-223)', async () => {
  render(<PublicClasses />);
  const figures = await figuresOf('Tiga kelas terbaru per kriteria');
  await waitFor(() => expect(figures.getAllByRole('columnheader')).toHaveLength(4));
  expect(figures.getAllByRole('row')).toHaveLength(7);
  figures.getByRole('row', { name: 'Topik sesuai 4,62 4,30 4,62' });
  const names = figures.getAllByRole('columnheader').slice(1);
  for (const name of names) expect(name.textContent?.length).toBeLessThanOrEqual(20);
});

test('shows courses in a tab of their own', async () => {
  render(<PublicClasses />);
  await table('Umpan balik per kelas');
  await userEvent.click(screen.getByRole('tab', { name: 'Kelas Daring Mandiri' }));
  const rows = await table('Umpan balik per kelas daring mandiri');
  const row = within((await rows.findByText('BIPA untuk Pemula')).closest('tr') as HTMLElement);
  row.getByText('60 dari 240');
  row.getByText('4,35');
  await figuresOf('Rata-rata nilai per kelas');
});

test('opens the tab that the address names', async () => {
  render(<PrivateCourses />);
  await (await table('Umpan balik per kelas daring mandiri')).findByText('BIPA untuk Pemula');
});

test('links to no class that the account may not open', async () => {
  render(<WithoutClasses />);
  const rows = await table('Umpan balik per kelas');
  await rows.findByText('Menyunting Naskah Akademik');
  expect(rows.queryByRole('link')).toBeNull();
});

test.each([
  [Empty, 'Belum ada umpan balik'],
  [FilteredEmpty, /xyz/],
  [Failed, 'Umpan balik tidak dapat dimuat'],
  [CoursesFailed, 'Umpan balik tidak dapat dimuat'],
  [Forbidden, 'Kamu tidak punya akses ke halaman ini'],
] as const)('explains why there is nothing', async (Story, message) => {
  render(<Story />);
  await screen.findByText(message);
});
