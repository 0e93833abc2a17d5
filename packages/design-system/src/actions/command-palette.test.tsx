import { describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchedParts } from './command-palette/matched-ranges.ts';
import * as stories from './command-palette.stories.tsx';
import type { PaletteGroup } from './command-palette.tsx';

const { Everything, Nothing, Searching } = composeStories(stories);

it('filters rows by the query and runs one by keyboard', async () => {
  const onSelect = jest.fn();
  render(<Everything onSelect={onSelect} />);
  const box = screen.getByRole('combobox', { name: 'Cari atau lompat' });
  await userEvent.type(box, 'pen');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ label: 'Pengguna' }));
});

it('shows a message without results', () => {
  render(<Nothing />);
  expect(screen.getByText('Tidak ada hasil untuk “zzz”')).toBeInTheDocument();
});

const people: PaletteGroup = {
  label: 'Pengguna',
  items: [
    { key: 'u1', label: 'Rina' },
    { key: 'u2', label: 'Rino' },
  ],
};
const classes: PaletteGroup = { label: 'Kelas', items: [{ key: 'c1', label: 'Kelas Rias' }] };
const selected = () => screen.getByRole('option', { selected: true });

it('keeps the selected row when a group appears above it (D233)', async () => {
  const onSelect = jest.fn();
  const view = render(<Everything start="ri" groups={[people]} onSelect={onSelect} />);
  expect(selected()).toHaveTextContent('Rina');
  view.rerender(<Everything start="ri" groups={[classes, people]} onSelect={onSelect} />);
  expect(selected()).toHaveTextContent('Rina');
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}');
  view.rerender(<Everything start="ri" groups={[people]} onSelect={onSelect} />);
  expect(selected()).toHaveTextContent('Rino');
  await userEvent.type(screen.getByRole('combobox'), '{Enter}');
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ key: 'u2' }));
  view.rerender(<Everything start="ri" groups={[classes]} onSelect={onSelect} />);
  expect(selected()).toHaveTextContent('Kelas Rias');
});

it('starts a new search at its first row (D233)', async () => {
  render(<Everything groups={[classes, people]} />);
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}');
  expect(selected()).toHaveTextContent('Rina');
  await userEvent.type(screen.getByRole('combobox'), 'r');
  expect(selected()).toHaveTextContent('Kelas Rias');
});

it('shows which groups are still searched, with or without rows (D233)', () => {
  render(<Searching />);
  const waiting = screen.getByRole('group', { name: 'Kelas' });
  expect(waiting).toHaveAttribute('aria-busy', 'true');
  expect(within(waiting).queryByRole('option')).toBeNull();
  expect(screen.getByRole('group', { name: 'Pengguna' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('group', { name: 'Halaman' })).not.toHaveAttribute('aria-busy');
  expect(selected()).toHaveTextContent('Penilaian');
});

it('marks the matched text of a row, without reading it as HTML (D233)', () => {
  const items = [{ key: 'x', label: '<b>Pénulisan</b>', detail: 'pen@uji.example' }];
  render(<Everything start="PEN" groups={[{ label: 'Kelas', items }]} />);
  const row = screen.getByRole('option');
  expect([...row.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Pén', 'pen']);
  expect(row).toHaveTextContent('<b>Pénulisan</b> pen@uji.example');
});

describe('matched parts (D233)', () => {
  const marked = (text: string, query: string) => {
    const parts = matchedParts(text, query);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    return parts.filter(({ isMatch }) => isMatch).map((part) => part.text);
  };
  it.each([
    ['Kelas Naskah', 'NASKAH', ['Naskah']],
    ['Katalog logam', 'log', ['log']],
    ['Formulir Dokumen', 'dok form', ['Form', 'Dok']],
    ['Sértifikat', 'serti', ['Sérti']],
    ['Se\u0301rtifikat', 'serti', ['Se\u0301rti']],
    ['Kelas (a+b)', '(a+', ['(a+']],
    ['Kelas', 'x', []],
    ['Kelas', '  ', []],
    ['Kelas 🎉 pesta', 'pes', ['pes']],
    ['anak', 'ana an x', ['ana']],
  ])('%s searched for %s', (text, query, found) => expect(marked(text, query)).toEqual(found));
});
