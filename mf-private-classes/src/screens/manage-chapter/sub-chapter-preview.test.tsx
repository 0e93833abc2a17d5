import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LessonPreviewInput } from '@widya/contract/site/preview';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './manage-chapter.stories.tsx';

const { Working } = composeStories(stories);

/** Previews that were submitted to the participants' site, oldest first. */
const sent: LessonPreviewInput[] = [];

beforeEach(() => {
  sent.length = 0;
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(JSON.parse(String(new FormData(this).get('isi'))));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const manage = async (name: string) => {
  render(<Working />);
  await screen.findByRole('table', { name: 'Daftar subbab' });
  await chooseAction(`Tindakan untuk ${name}`, 'Kelola');
  return dialog('Kelola Subbab');
};
const openPreview = async (box: Awaited<ReturnType<typeof dialog>>) => {
  await userEvent.click(box.getByRole('button', { name: 'Tampilan Pengguna' }));
  await screen.findByTitle('Halaman subbab');
  return dialog('Tampilan Pengguna');
};

describe('the preview of a sub-chapter', () => {
  test('shows unsaved input, which stays in the form', async () => {
    const box = await manage('Bacaan pembuka');
    await userEvent.type(box.getByRole('textbox', { name: /Nama subbab/ }), ' baru');
    const preview = await openPreview(box);
    expect(sent).toMatchObject([
      { kind: 'lesson', course_id: 7, chapter_id: 11, id: 101, name: 'Bacaan pembuka baru', duration: 125 },
    ]);
    expect(sent[0]?.body).toEqual({ type: 'Teks', content: { text: '<p>Bacalah <strong>perlahan</strong>.</p>' } });
    expect(preview.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(preview.getAllByRole('button', { name: 'Tutup' })[0] as HTMLElement);
    expect(box.getByRole('textbox', { name: /Nama subbab/ })).toHaveValue('Bacaan pembuka baru');
  });

  test('shows questions before and after they are answered', async () => {
    const preview = await openPreview(await manage('Kuis ejaan'));
    await userEvent.click(preview.getByRole('radio', { name: 'Sesudah dijawab' }));
    expect(sent.map(({ answered }) => answered)).toEqual([false, true]);
    expect(sent[0]?.body).toMatchObject({ type: 'Kuis', content: [{ correct_answer: 'Apotek' }, { type: 'isian' }] });
  });

  test('needs a type, and omits glossary entries without a word', async () => {
    render(<Working />);
    await screen.findByRole('table', { name: 'Daftar subbab' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Tambah Konten' })[0] as HTMLElement);
    const box = await dialog('Tambah Konten');
    expect(box.getByRole('button', { name: 'Tampilan Pengguna' })).toBeDisabled();
    await userEvent.selectOptions(box.getByRole('combobox', { name: /Tipe/ }), 'Glosarium');
    await userEvent.click(box.getByRole('button', { name: 'Tambah kata' }));
    await userEvent.type(box.getByRole('textbox', { name: 'Kata 1' }), 'diksi');
    await userEvent.click(box.getByRole('button', { name: 'Tambah kata' }));
    await openPreview(box);
    expect(sent).toMatchObject([{ id: null, name: 'Subbab tanpa nama', duration: 0 }]);
    expect(sent[0]?.body).toEqual({ type: 'Glosarium', content: [{ word: 'diksi', definition: '' }] });
  });
});
