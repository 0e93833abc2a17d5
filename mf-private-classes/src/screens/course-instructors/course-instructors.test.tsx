import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './course-instructors.stories.tsx';

const { Working, Forbidden, UnknownCourse } = composeStories(stories);

const table = async () => within(await screen.findByRole('table', { name: 'Widyaiswara kelas ini' }));

test('lists who teaches the course, under its name', async () => {
  render(<Working />);
  (await table()).getByText('Dr. Contoh Hadikusumo');
  await screen.findByText('Menulis Cerita Anak · 2 widyaiswara');
});

test('adds to the course', async () => {
  render(<Working />);
  await screen.findByText('Menulis Cerita Anak · 2 widyaiswara');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah Widyaiswara' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tambahkan Bagas Contoh Pradipta' }));
  await screen.findByText('Widyaiswara berhasil ditambahkan!');
  await screen.findByText('Menulis Cerita Anak · 3 widyaiswara');
});

test('removes from the course', async () => {
  render(<Working />);
  await screen.findByText('Menulis Cerita Anak · 2 widyaiswara');
  await chooseAction('Tindakan untuk Ratri Contoh Wulandari', 'Hapus');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Menulis Cerita Anak · 1 widyaiswara');
  expect((await table()).queryByText('Ratri Contoh Wulandari')).toBeNull();
});

test('shows that access is missing, and that a course is unknown', async () => {
  const { unmount } = render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
  unmount();
  render(<UnknownCourse />);
  await screen.findByText('Kelas daring mandiri tidak ditemukan');
  expect(screen.getByRole('link', { name: 'Ke Kelas Daring Mandiri' })).toHaveAttribute(
    'href',
    '/private-class-editor',
  );
});
