import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import * as stories from './person-by-email.stories.tsx';

const { Found, Unknown, NoAddress, Failed, Forbidden } = composeStories(stories);

test('an address leads to the page of its person (D235)', async () => {
  render(<Found />);
  await screen.findByText('Halaman lain');
});

test.each([
  ['nobody has the address', Unknown, 'Belum ada pengguna dengan alamat tamu@contoh.example.'],
  ['the link names none', NoAddress, 'Tautannya tidak menyebut alamat surel.'],
  ['it cannot be read', Failed, 'Data orang ini tidak dapat dimuat'],
  ['it may not be read', Forbidden, 'Kamu tidak punya akses ke halaman ini'],
])('shows that %s', async (_, Story, text) => {
  render(<Story />);
  expect(await screen.findByText(text)).toBeInTheDocument();
});
