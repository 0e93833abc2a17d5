import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as emails from './email-rich-text.stories.tsx';
import * as plain from './rich-text.stories.tsx';

const { Filled, Empty, WithError, Disabled } = composeStories(plain);
const { Filled: FilledEmail, Empty: EmptyEmail } = composeStories(emails);

const box = (name: string) => screen.findByRole('textbox', { name });

function paste(element: HTMLElement, html: string) {
  const event = createEvent.paste(element, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], types: ['text/html'] },
  });
  fireEvent(element, event);
}

it('is named, described and required by its field', async () => {
  render(<WithError />);
  const text = await box('Deskripsi');
  expect(text).toHaveAttribute('aria-invalid', 'true');
  expect(text).toHaveAttribute('aria-required', 'true');
  expect(text).toHaveAccessibleDescription('Deskripsi wajib diisi');
});

it('offers bold, italic and underline and nothing else', async () => {
  render(<Filled />);
  await box('Deskripsi');
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Tebal', 'Miring', 'Garis bawah']);
});

it('keeps only the three formats of what is pasted', async () => {
  const onChange = jest.fn();
  render(<Empty onChange={onChange} />);
  paste(
    await box('Deskripsi'),
    '<h1 style="color:red">Judul</h1><p><b>tebal</b> <a href="https://x.example">tautan</a><script>x()</script><img src=x onerror=y></p>',
  );
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange).toHaveBeenLastCalledWith('<p>Judul</p><p><strong>tebal</strong> tautan</p>');
});

it('reports what was typed right before it disappears', async () => {
  const onChange = jest.fn();
  const { unmount } = render(<Empty onChange={onChange} />);
  paste(await box('Deskripsi'), '<p>Baru saja</p>');
  unmount();
  expect(onChange.mock.calls).toEqual([['<p>Baru saja</p>']]);
});

it('reports nothing when it disappears unchanged', async () => {
  const onChange = jest.fn();
  const { unmount } = render(<Filled onChange={onChange} />);
  await box('Deskripsi');
  unmount();
  expect(onChange).not.toHaveBeenCalled();
});

it('reports an emptied editor as an empty text', async () => {
  const onChange = jest.fn();
  render(<Filled onChange={onChange} />);
  const text = await box('Deskripsi');
  fireEvent.keyDown(text, { key: 'a', ctrlKey: true });
  fireEvent.keyDown(text, { key: 'Backspace' });
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(''));
});

it('cannot be changed while disabled', async () => {
  render(<Disabled />);
  expect(await box('Deskripsi')).toHaveAttribute('contenteditable', 'false');
  expect(screen.getByRole('button', { name: 'Tebal' })).toBeDisabled();
});

it('shows variables of emails as chips and keeps them as variables', async () => {
  const onChange = jest.fn();
  render(<FilledEmail onChange={onChange} />);
  const text = await box('Isi surel');
  expect(text.querySelector('[data-chip=nama_peserta]')).toHaveTextContent('Nama peserta');
  await userEvent.click(screen.getByRole('button', { name: 'Judul' }));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  const html = String(onChange.mock.lastCall?.[0]);
  expect(html).toContain('Halo {{nama_peserta}}, pendaftaranmu di <strong>{{nama_kelas}}</strong> diterima.');
  expect(html).toContain('href="{{tautan_kelas}}"');
  expect(html).not.toContain('data-chip');
});

it('removes dangerous links and pictures from an email', async () => {
  const onChange = jest.fn();
  render(<EmptyEmail onChange={onChange} />);
  paste(
    await box('Isi surel'),
    '<p>a <a href="javascript:x()">buruk</a> <a href="https://b.example">baik</a><img src="http://c.example/p.png"></p>',
  );
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange).toHaveBeenLastCalledWith('<p>a buruk <a href="https://b.example">baik</a></p>');
});

const pictures = () => screen.findByRole('button', { name: 'Gambar' });

it('typing continues after a picture and does not replace it', async () => {
  const onChange = jest.fn();
  render(<EmptyEmail onChange={onChange} />);
  const text = await box('Isi surel');
  await userEvent.click(await pictures());
  await userEvent.type(await screen.findByLabelText(/alamat gambar/i), 'https://a.example/p.png');
  await userEvent.click(screen.getByRole('button', { name: 'Pasang' }));
  await waitFor(() => expect(text).toHaveFocus());
  expect(text.querySelector('.ProseMirror-selectednode')).toBeNull();
  paste(text, '<p>Salam hangat</p>');
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith('<img src="https://a.example/p.png" alt=""><p>Salam hangat</p>'),
  );
});
