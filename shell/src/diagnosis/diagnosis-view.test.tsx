import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import * as stories from './diagnosis-view.stories.tsx';

const { EveryState } = composeStories(stories);

it('shows version, source, phases and last error of every remote', async () => {
  await EveryState.run();
  const classes = within(screen.getByRole('region', { name: 'Kelas' }));
  for (const text of ['1.1.0', '1.0.0', 'Versi terbit', '84 ms', '216 ms', 'Siap']) {
    expect(classes.getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(classes.getByText('Untuk kembali ke versi sebelumnya: pnpm rollback-remote mf-classes')).toBeInTheDocument();
  const tools = within(screen.getByRole('region', { name: 'Administrasi' }));
  expect(tools.getByText('Gagal')).toBeInTheDocument();
  expect(tools.getByText(/timeout · 7F3A91C2/)).toBeInTheDocument();
  expect(tools.getByRole('button', { name: 'Gunakan versi terbit' })).toBeInTheDocument();
  expect(screen.getByText('Belum ada layar area ini yang dibuka di tab ini.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Salin diagnosis' })).toBeInTheDocument();
});
