import { expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { restoreFields, snapshotOf } from './field-snapshot.ts';

function Form() {
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <form>
      <label>
        Nama
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        Terbuka
        <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} />
      </label>
      <input aria-label="Catatan" />
      <input aria-label="Catatan" />
      <output>{`${name} ${open}`}</output>
    </form>
  );
}

test('restores input in a form that was rendered anew, also in its state', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Nama'), 'Kelas baru');
  await userEvent.click(screen.getByLabelText('Terbuka'));
  await userEvent.type(screen.getAllByLabelText('Catatan')[1] as HTMLElement, 'kedua');
  const snapshot = snapshotOf(document);
  cleanup();

  render(<Form />);
  expect(restoreFields(document, snapshot).size).toBe(0);
  expect(await screen.findByText('Kelas baru true')).toBeInTheDocument();
  expect(screen.getAllByLabelText('Catatan').map((field) => (field as HTMLInputElement).value)).toEqual(['', 'kedua']);
});

test('returns the fields that do not exist yet, for a later attempt', () => {
  const { container } = render(<input aria-label="Kota" defaultValue="Bandung" />);
  const snapshot = snapshotOf(container);
  cleanup();
  expect([...restoreFields(document, snapshot)]).toEqual([['text Kota', 'Bandung']]);
});
