import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as stories from './search-input.stories.tsx';
import { SearchInput } from './search-input.tsx';

const { Empty, Filled } = composeStories(stories);

it('searches while typing, after a short delay', async () => {
  render(<Empty />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari kelas' }), 'naskah');
  expect(await screen.findByText('Dicari: naskah')).toBeInTheDocument();
});

it('is cleared by its button and by Escape', async () => {
  render(<Filled />);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  expect(screen.getByText('Dicari: —')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'surat{Enter}');
  expect(screen.getByText('Dicari: surat')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Dicari: —')).toBeInTheDocument();
});

function Found() {
  const [searched, setSearched] = useState('');
  const [chosen, setChosen] = useState('');
  return (
    <>
      <SearchInput label="Cari kelas" value={searched} onChange={setSearched} />
      {/* The search replaces the option, as new results do. */}
      <button key={searched} type="button" onClick={() => setChosen('Naskah')}>
        Naskah
      </button>
      <p>Dipilih: {chosen || 'kosong'}</p>
      <p>Dicari: {searched || 'kosong'}</p>
    </>
  );
}

it('keeps what is pressed in place until the press has ended, then searches', async () => {
  render(<Found />);
  await userEvent.type(screen.getByRole('searchbox'), 'surat');
  await userEvent.click(screen.getByRole('button', { name: 'Naskah' }));
  expect(screen.getByText('Dipilih: Naskah')).toBeInTheDocument();
  expect(await screen.findByText('Dicari: surat')).toBeInTheDocument();
});

it('does not search for text that was cleared before it was searched', async () => {
  const onChange = jest.fn();
  render(<SearchInput label="Cari kelas" value="" onChange={onChange} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'surat' } });
  screen.getByRole('searchbox').focus();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  await userEvent.type(screen.getByRole('searchbox'), 'naskah{Enter}');
  expect(onChange.mock.calls).toEqual([['naskah']]);
});
