import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as saving from '../tables/exports/save-blob.ts';
import { createAnswerer } from './csv-import/answer.ts';
import type { CsvAnswer, CsvPort } from './csv-import/protocol.ts';
import * as stories from './csv-import.stories.tsx';

declare const jest: typeof import('@jest/globals')['jest'];

jest.mock('../tables/exports/save-blob.ts', () =>
  jest
    .requireActual<typeof import('@widya/testing/spied-module')>('@widya/testing/spied-module')
    .spiedModule(jest.requireActual<typeof saving>('../tables/exports/save-blob.ts')),
);

const { Empty } = composeStories(stories);
const user = userEvent.setup({ applyAccept: false });

/** Connects to the store directly instead of through its worker. */
function connect(): CsvPort {
  const answer = createAnswerer();
  let listener: (answer: CsvAnswer) => void = () => {};
  return {
    send: async (request) => listener(await answer(request)),
    listen: (onAnswer) => {
      listener = onAnswer;
    },
    close: () => {},
  };
}

async function choose(text: string, name = 'undangan.csv', type = 'text/csv') {
  // jsdom's File has no arrayBuffer().
  const file = Object.assign(new File([text], name, { type }), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(420);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(38);
  jest.mocked(saving.saveBlob).mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('shows rows and problems, lets a cell be fixed, and imports in batches', async () => {
  const batches: unknown[] = [];
  render(
    <Empty
      connect={connect}
      onImport={async (rows) => {
        for await (const batch of rows.batches(2)) batches.push(batch);
      }}
    />,
  );
  await choose('email;nama;catatan\na@b.example;A;\nbukan;B;\nc@d.example;C;x\n');
  expect(await screen.findByText('1 bermasalah')).toBeInTheDocument();
  const cell = await screen.findByRole('textbox', { name: 'email, baris 3' });
  expect(cell).toHaveAccessibleDescription('Alamat surel tidak lengkap');
  await user.clear(cell);
  await user.type(cell, 'b@c.example{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Impor 3 undangan' }));
  await waitFor(() => expect(batches).toHaveLength(2));
  expect(batches).toEqual([
    [
      { line: 2, values: { email: 'a@b.example', nama: 'A', catatan: '' } },
      { line: 3, values: { email: 'b@c.example', nama: 'B', catatan: '' } },
    ],
    [{ line: 4, values: { email: 'c@d.example', nama: 'C', catatan: 'x' } }],
  ]);
});

it('keeps the focus in the table when a cell was corrected (D227)', async () => {
  render(<Empty connect={connect} />);
  await choose('email;nama;catatan\nsalah;A;\nc@d.example;;\n');
  await user.type(await screen.findByRole('textbox', { name: 'email, baris 2' }), '@b.example{Enter}');
  expect(await screen.findByText('1 bermasalah')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'nama, baris 3' })).toHaveFocus());
  await user.keyboard('C{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Isi file' })).toHaveFocus());
});

it('keeps the focus in the view of wrong rows, from which a corrected row disappears', async () => {
  render(<Empty connect={connect} />);
  await choose('email;nama;catatan\nsalah;A;\nsalah juga;B;\n');
  await user.click(await screen.findByRole('button', { name: 'Hanya yang bermasalah' }));
  const cell = await screen.findByRole('textbox', { name: 'email, baris 2' });
  await user.clear(cell);
  await user.type(cell, 'a@b.example');
  await user.tab();
  expect(await screen.findByText('1 bermasalah')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'email, baris 2' })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'email, baris 3' })).toHaveFocus();
});

it('offers another delimiter instead of guessing', async () => {
  render(<Empty connect={connect} />);
  await choose('email,nama,catatan\na@b.example,A,\n');
  await user.click(await screen.findByRole('button', { name: 'Ganti pemisah' }));
  expect(await screen.findByRole('button', { name: 'Impor 1 undangan' })).toBeEnabled();
});

it('names missing and repeated columns', async () => {
  render(<Empty connect={connect} />);
  await choose('email;catatan;catatan\na@b.example;x;y\n');
  expect(await screen.findByText('Kolom wajib tidak ada: nama')).toBeInTheDocument();
  expect(screen.getByText('Ada nama kolom yang berulang: catatan')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Impor 0 undangan' })).toBeDisabled();
});

it('downloads the wrong rows, and drops them', async () => {
  render(<Empty connect={connect} />);
  await choose('email;nama\nbukan;A\nb@c.example;B\n');
  await user.click(await screen.findByRole('button', { name: 'Unduh baris bermasalah' }));
  await waitFor(() => expect(saving.saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'bermasalah-contoh-undangan.csv'));
  await user.click(screen.getByRole('button', { name: 'Buang baris bermasalah' }));
  await waitFor(() => expect(screen.queryByText(/bermasalah$/)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Impor 1 undangan' })).toBeEnabled();
});

it('keeps the rows when sending them fails', async () => {
  render(<Empty connect={connect} onImport={() => Promise.reject(new Error('Server penuh.'))} />);
  await choose('email;nama\na@b.example;A\n');
  await user.click(await screen.findByRole('button', { name: 'Impor 1 undangan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Server penuh.');
  expect(screen.getByRole('button', { name: 'Impor 1 undangan' })).toBeEnabled();
});

it('requires confirmation before corrected rows are discarded', async () => {
  const onCorrected = jest.fn();
  render(<Empty connect={connect} onCorrected={onCorrected} />);
  await choose('email;nama\nbukan;A\n');
  await screen.findByRole('textbox', { name: 'email, baris 2' });
  await user.click(screen.getByRole('button', { name: 'Pilih file lain' }));
  expect(screen.getByRole('button', { name: 'Unduh file contoh' })).toBeInTheDocument();
  expect(onCorrected).not.toHaveBeenCalledWith(true);

  await choose('email;nama\nbukan;A\n');
  const cell = await screen.findByRole('textbox', { name: 'email, baris 2' });
  await user.clear(cell);
  await user.type(cell, 'a@b.example');
  // Leaving the cell reports the correction at once, so a press that leaves it is already guarded.
  await user.tab();
  expect(onCorrected).toHaveBeenLastCalledWith(true);
  await user.click(screen.getByRole('button', { name: 'Pilih file lain' }));
  expect(await screen.findByRole('alertdialog', { name: 'Perubahan belum disimpan' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Buang' }));
  expect(await screen.findByRole('button', { name: 'Unduh file contoh' })).toBeInTheDocument();
  expect(onCorrected).toHaveBeenLastCalledWith(false);
});

it('shows the notice of its caller about the number of rows before the import', async () => {
  render(<Empty connect={connect} notice={(rows) => `${rows} baris, sisa 1 tempat`} />);
  await choose('email;nama;catatan\na@b.example;A;\nb@b.example;B;\n');
  expect(await screen.findByText('2 baris, sisa 1 tempat')).toBeInTheDocument();
});

it('accepts only CSV and offers a template', async () => {
  render(<Empty connect={connect} />);
  await choose('x', 'foto.png', 'image/png');
  expect((await screen.findByRole('alert')).textContent).toBe('Harap Unggah File dengan Tipe  : CSV');
  await user.click(screen.getByRole('button', { name: 'Unduh file contoh' }));
  expect(saving.saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'contoh-undangan.csv');
});

it('reports a file without rows', async () => {
  render(<Empty connect={connect} />);
  await choose('email;nama;catatan\n\n');
  expect(await screen.findByText('File ini tidak berisi baris')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Impor 0 undangan' })).toBeDisabled();
});

it('refuses more rows than allowed before anything is sent', async () => {
  render(<Empty connect={connect} maxRows={2} />);
  await choose('email;nama;catatan\na@b.example;A;\nb@b.example;B;\nc@b.example;C;\n');
  expect(await screen.findByText('Paling banyak 2 baris sekaligus')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Impor 3 undangan' })).toBeDisabled();
});
