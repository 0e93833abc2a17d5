import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as banners from '../feedback/failure-banner.stories.tsx';
import * as hints from '../overlays/hint.stories.tsx';
import * as stories from './lazy-part.stories.tsx';

const { Comes, DoesNotCome } = composeStories(stories);
const { WithRequestId, Nothing } = composeStories(banners);
const { Closed } = composeStories(hints);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Kelola Topik' }));

it('shows the component when its code is loaded', async () => {
  render(<Comes />);
  await press();
  expect(await screen.findByRole('dialog', { name: 'Kelola Topik' })).toBeVisible();
});

it('reports a component that did not load, and leaves its button enabled', async () => {
  render(<DoesNotCome />);
  await press();
  expect((await screen.findAllByText('Bagian ini tidak dapat dimuat')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Kelola Topik' })).toBeEnabled();
});

it('says why it failed with the id for support', () => {
  render(<WithRequestId />);
  expect(screen.getByRole('alert')).toHaveTextContent('ID permintaan req-contoh-7f3a');
  expect(screen.getByRole('button', { name: 'Salin ID permintaan' })).toBeVisible();
});

it('shows nothing where nothing failed', () => {
  render(<Nothing />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('names what explains itself, and can be reached by keyboard', async () => {
  render(<Closed />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '2 belum lengkap. Tautan streaming. Materi' })).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Tautan streaming dan materi belum ada');
});
