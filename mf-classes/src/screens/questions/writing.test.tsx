import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './questions.stories.tsx';

const { Working, WritesFail, AnswerConflict } = composeStories(stories);

const actionsOf = (name: string) => `Tindakan untuk pertanyaan ${name}`;
const editor = (name: string) => screen.findByRole('textbox', { name });

/** Pastes the text, because jsdom has no layout to type in. The editor debounces pasted and typed text alike. */
async function write(name: string, text: string): Promise<HTMLElement> {
  const box = await editor(name);
  box.focus();
  fireEvent(
    box,
    createEvent.paste(box, {
      clipboardData: {
        getData: (type: string) => (type === 'text/html' ? `<p>${text}</p>` : ''),
        files: [],
        types: [],
      },
    }),
  );
  await waitFor(() => expect(box).toHaveTextContent(text));
  return box;
}

describe('answering', () => {
  test('goes to the next question without an answer by keyboard, and ends with the last', async () => {
    render(<Working />);
    await chooseAction(actionsOf('Ratna Contoh Prameswari'), 'Jawab');
    const dialog = within(await screen.findByRole('dialog', { name: 'Jawab Pertanyaan' }));
    dialog.getByText('dibahas bersama');
    fireEvent.keyDown(await write('Jawaban', 'Boleh sekali'), { key: 'Enter', ctrlKey: true });
    await screen.findByText('Pertanyaan berhasil diperbaharui!');
    await dialog.findByText('Berapa lama pengerjaan tes akhir?');
    expect(await editor('Jawaban')).not.toHaveTextContent('Boleh sekali');
    await write('Jawaban', 'Satu jam');
    await userEvent.click(dialog.getByRole('button', { name: 'Jawab lalu berikutnya' }));
    await screen.findByText('Tidak ada lagi pertanyaan yang belum dijawab');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Satu jam');
  });

  test('skips a question', async () => {
    render(<Working />);
    await chooseAction(actionsOf('Ratna Contoh Prameswari'), 'Jawab');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Lewati' }));
    await dialog.findByText('Berapa lama pengerjaan tes akhir?');
  });

  test('requires an answer', async () => {
    render(<Working />);
    await chooseAction(actionsOf('Ratna Contoh Prameswari'), 'Jawab');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText('Harap mengisi kolom jawaban');
  });

  test('keeps the input when it is refused', async () => {
    render(<WritesFail />);
    await chooseAction(actionsOf('Ratna Contoh Prameswari'), 'Jawab');
    const dialog = within(await screen.findByRole('dialog'));
    const box = await write('Jawaban', 'Boleh sekali');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText('Pertanyaan ini sudah terhapus');
    expect(box).toHaveTextContent('Boleh sekali');
  });

  test('shows both sides of a conflict', async () => {
    render(<AnswerConflict />);
    await chooseAction(actionsOf('Ratna Contoh Prameswari'), 'Jawab');
    const dialog = within(await screen.findByRole('dialog'));
    await write('Jawaban', 'Boleh sekali');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText('Boleh, di sesi kedua.');
    dialog.getByRole('button', { name: 'Pakai isi terbaru' });
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai isian saya' }));
    await screen.findByText('Pertanyaan berhasil diperbaharui!');
  });
});

test('the text of a question can be changed', async () => {
  render(<Working />);
  await chooseAction(actionsOf('Galih Contoh Saputra'), 'Sunting pertanyaan');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sunting Pertanyaan' }));
  await write('Pertanyaan', 'Dan di mana?');
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Pertanyaan berhasil diperbaharui!');
});

describe('adding', () => {
  const openAdd = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah Pertanyaan' }));
    return within(await screen.findByRole('dialog', { name: 'Tambah Pertanyaan' }));
  };

  test('for a participant', async () => {
    render(<Working />);
    const dialog = await openAdd();
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText('Pilih peserta atau tulis nama penanya');
    dialog.getByText('Harap mengisi kolom pertanyaan');
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.paste('galih');
    await userEvent.click(await screen.findByRole('option', { name: /Galih Contoh Saputra/ }));
    expect(dialog.queryByText(/tanpa ID peserta/)).toBeNull();
    await write('Pertanyaan', 'Apakah ada modul?');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Pertanyaan berhasil ditambahkan!');
    await screen.findByText('Peserta 18');
  });

  test('for a name typed freely, with a warning, also when the list of participants fails', async () => {
    render(<WritesFail />);
    const dialog = await openAdd();
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.paste('Ibu Contoh');
    await userEvent.click(await screen.findByRole('option', { name: /Ibu Contoh/ }));
    await dialog.findByText(/Pertanyaan akan dibuat tanpa identitas dan tanpa ID peserta/);
    await write('Pertanyaan', 'Apakah ada modul?');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText('Kesalahan terjadi');
  });
});
