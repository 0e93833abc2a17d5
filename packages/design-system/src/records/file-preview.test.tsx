import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './file-preview.stories.tsx';

declare const jest: typeof import('@jest/globals')['jest'];

const sheet = {
  getViewport: () => ({ width: 100, height: 70 }),
  render: () => ({ promise: Promise.resolve(), cancel: () => {} }),
  getTextContent: async () => ({ items: [{ str: 'Isi halaman' }] }),
};
jest.mock('./preview/open-pdf.ts', () => ({ openPdf: jest.fn() }));
const opened = jest.requireMock<{ openPdf: ReturnType<typeof jest.fn> }>('./preview/open-pdf.ts');

const { Image, PdfOfThreePages, BrokenPdf, InDialog } = composeStories(stories);

it('shows a picture, and reports one that does not load', async () => {
  render(<Image />);
  fireEvent.error(screen.getByRole('img', { name: 'Sertifikat Siti Rahmawati' }));
  expect(screen.getByText('Pratinjau tidak dapat dimuat')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(screen.getByRole('img', { name: 'Sertifikat Siti Rahmawati' })).toBeInTheDocument();
});

it('turns the pages of a PDF and labels them with their text', async () => {
  opened.openPdf.mockReturnValue({
    document: Promise.resolve({ numPages: 3, getPage: async () => sheet }),
    close() {},
  });
  // jsdom has no layout, so every element gets this size.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
  render(<PdfOfThreePages />);
  expect(await screen.findByText('Halaman 1 dari 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(screen.getByText('Halaman 2 dari 3')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: /halaman 2\. Isi halaman/ })).toBeInTheDocument();
});

it('shows that a PDF cannot be read', async () => {
  opened.openPdf.mockReturnValue({ document: Promise.reject(new Error('bukan PDF')), close() {} });
  render(<BrokenPdf />);
  expect(await screen.findByText('Pratinjau tidak dapat dimuat')).toBeInTheDocument();
});

it('can be shown in a dialog', () => {
  render(<InDialog />);
  expect(screen.getByRole('dialog', { name: 'Sertifikat Siti Rahmawati' })).toBeInTheDocument();
});

it('reads a loaded PDF from its bytes, because nothing may be fetched from a blob: address', async () => {
  opened.openPdf.mockReturnValue({ document: new Promise(() => {}), close() {} });
  const bytes = new Blob(['%PDF-1.4']);
  render(<BrokenPdf src="blob:uji" bytes={bytes} />);
  await waitFor(() => expect(opened.openPdf).toHaveBeenLastCalledWith(bytes));
});
