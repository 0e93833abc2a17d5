import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INTERFACE_GROUPS, STANDARD_TEXTS } from '@widya/contract/interface-text-groups';
import { TEST_USER } from '@widya/remote-kit/testing';
import { strings } from '../../testing/interface-text-api.ts';
import { jsonOf, valuesOf } from './form/text-values.ts';
import * as stories from './interface-texts.stories.tsx';

const { HeaderMenu, Footer, Drafted, SaveFails, Conflict, ...others } = composeStories(stories);

const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const write = async (name: string, text: string) => {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, text);
  return box;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

describe('the texts of a record', () => {
  test('are the standard ones when none are stored, or the stored ones are invalid', () => {
    for (const json of ['{}', 'rusak', '{"footer":5}', '{"footer":{"tagline":7}}'])
      expect(valuesOf(strings({ json }))['footer:tagline']).toBe(STANDARD_TEXTS.footer?.tagline);
  });

  test('are sent only if they were changed, so that all others stay', () => {
    const base = valuesOf(strings());
    expect(jsonOf(base, base)).toBe('{}');
    expect(JSON.parse(jsonOf(base, { ...base, 'footer:tagline': ' Bersama ' }))).toEqual({
      footer: { tagline: 'Bersama' },
    });
  });
});

test.each(INTERFACE_GROUPS)(
  'the drawing of $id has a number for each of its texts, and its card leads to a page that shows them (D220)',
  async ({ id, texts }) => {
    const Story = { ...others, HeaderMenu, Footer }[
      id.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()) as 'ClassDetail'
    ];
    expect(texts.length).toBeGreaterThanOrEqual(3);
    expect(texts.length).toBeLessThanOrEqual(12);
    render(<Story />);
    const drawing = within(await screen.findByRole('figure'));
    const names = drawing.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    const { participants } = TEST_USER.site;
    expect(screen.getByRole('link', { name: /^Buka (?:daftar kelas|Tiket saya|Profil)/ })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^${participants}/(?:kelas|saya|saya/profil)$`)),
    );
    screen.getByText(/^Tampil (?:di|pada) /);
    expect(names.toSorted()).toEqual(texts.map(({ label }, index) => `Sunting teks ${index + 1}: ${label}`).toSorted());
  },
);

test('a number focuses its field and marks its slot, and the drawing shows the typed text', async () => {
  render(<HeaderMenu />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sunting teks 2: Menu kelas' }));
  const box = await field('2. Menu kelas');
  expect(box).toHaveFocus();
  const drawing = screen.getByRole('figure');
  expect(drawing.querySelector('[data-active][data-slot]')?.getAttribute('data-slot')).toBe('classes');
  await userEvent.type(box, ' daring');
  within(drawing).getByText('Kelas daring');
  screen.getByText('12 dari 24 karakter');
});

test('a text can be reset to the saved one, and to the one before that', async () => {
  render(<HeaderMenu />);
  const box = await write('1. Menu beranda', 'Muka');
  await userEvent.click(screen.getByRole('button', { name: 'Kembalikan teks tersimpan: Menu beranda' }));
  expect(box).toHaveValue('Depan');
  await userEvent.click(screen.getByRole('button', { name: 'Pakai lagi teks sebelumnya: Menu beranda' }));
  expect(box).toHaveValue('Beranda');
  await save();
  await screen.findByText('Tampilan antarmuka berhasil diperbarui!');
});

test('texts of several screens are saved together, and an invalid one gets the focus', async () => {
  render(<HeaderMenu />);
  await write('1. Menu beranda', 'Muka');
  await userEvent.click(screen.getByRole('tab', { name: /Kaki halaman/ }));
  await write('2. Tautan tentang kami', 'x'.repeat(25));
  await userEvent.click(screen.getByRole('tab', { name: /Menu atas/ }));
  await field('1. Menu beranda');
  await save();
  await screen.findByText('Teks paling panjang 24 karakter');
  expect(await field('2. Tautan tentang kami')).toHaveFocus();
  await write('2. Tautan tentang kami', 'Siapa kami');
  await save();
  await screen.findByText('Tampilan antarmuka berhasil diperbarui!');
  await userEvent.click(screen.getByRole('tab', { name: /Menu atas/ }));
  expect(await field('1. Menu beranda')).toHaveValue('Muka');
});

test('the draft of an earlier visit can be restored', async () => {
  render(<Drafted />);
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan' }));
  expect(await field('1. Menu beranda')).toHaveValue('Muka');
  screen.getByText(/2 perubahan belum disimpan/);
});

test('shows a failed save and keeps the input', async () => {
  render(<SaveFails />);
  const box = await write('1. Menu beranda', 'Muka');
  await save();
  await screen.findByText('Kesalahan Terjadi!');
  expect(box).toHaveValue('Muka');
});

test('asks for confirmation before changes are discarded', async () => {
  render(<HeaderMenu />);
  const box = await write('1. Menu beranda', 'Muka');
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Buang' }));
  expect(box).toHaveValue('Depan');
});

test('shows both texts when two people changed the same one', async () => {
  render(<Conflict />);
  await write('1. Menu beranda', 'Muka');
  await save();
  const conflict = within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
  conflict.getByText('Halaman utama');
  conflict.getByText(/Menu beranda/);
  await userEvent.click(conflict.getByRole('button', { name: 'Simpan pilihan' }));
  await screen.findByText('Tampilan antarmuka berhasil diperbarui!');
});
