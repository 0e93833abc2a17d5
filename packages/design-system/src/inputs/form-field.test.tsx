import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './form-field.stories.tsx';

const { Filled } = composeStories(stories);

it('submits the values when the schema accepts them', async () => {
  const onSave = jest.fn();
  render(<Filled onSave={onSave} />);
  await userEvent.type(screen.getByLabelText('Nama kelas'), ' Akademik');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ name: 'Menyunting Naskah Akademik', price: 150000 }));
});

it('shows the message of the schema at the field and focuses the first error', async () => {
  const onSave = jest.fn();
  render(<Filled onSave={onSave} />);
  await userEvent.clear(screen.getByLabelText('Nama kelas'));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Harap mengisi nama kelas')).toBeInTheDocument();
  expect(screen.getByLabelText('Nama kelas')).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});
