import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import * as stories from './list-page.stories.tsx';

const { Loaded, WithoutTabs, Failed, Forbidden } = composeStories(stories);

it('shows the number of records under the heading', async () => {
  render(<Loaded />);
  screen.getByRole('heading', { name: 'Daftar Kelas', level: 1 });
  screen.getByText('1.214 kelas akan datang');
  screen.getByRole('tab', { name: 'Akan Datang', selected: true });
  await screen.findByRole('table', { name: 'Daftar kelas' });
});

it('is one table without tabs', async () => {
  render(<WithoutTabs />);
  expect(screen.queryByRole('tab')).toBeNull();
  await screen.findByRole('table', { name: 'Daftar kelas' });
});

it('keeps heading and tabs when the rows do not load, and shows why', async () => {
  render(<Failed />);
  await screen.findByText('Server tidak menjawab.');
  screen.getByRole('tab', { name: 'Arsip' });
});

it('shows only the refusal to accounts without access', () => {
  render(<Forbidden />);
  screen.getByRole('heading', { name: 'Daftar Kelas', level: 1 });
  screen.getByText(/Super Admin/);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Buat Kelas Baru' })).toBeNull();
});
