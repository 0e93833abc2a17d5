import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DesignSystemProvider } from '../theme/provider.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const names = ['Ivan Hadikusumo', 'Ratna Prameswari', 'Siti Rahmawati', 'Siti Rohana', 'Yohanes Tambunan'];
const people: readonly ComboboxOption[] = names.map((label, index) => ({ value: String(index), label }));

/** Responds after a delay, possibly while the next letters are typed. */
const slow = (after: number) => async (query: string) => {
  await new Promise((resolve) => setTimeout(resolve, after));
  return people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
};

function Example({ after, start = null }: { after: number; start?: ComboboxOption | null }) {
  const [value, setValue] = useState(start);
  const [options] = useState(() => slow(after));
  return (
    <DesignSystemProvider>
      <Combobox label="Pengajar" value={value} onChange={setValue} options={options} />
    </DesignSystemProvider>
  );
}

// Types letters before, during and after the debounce of 200 ms and the response.
for (const [delay, after] of [
  [20, 10],
  [120, 150],
  [230, 60],
] as const)
  it(`keeps every letter typed ${delay} ms apart while answers take ${after} ms`, async () => {
    const user = userEvent.setup({ delay });
    render(<Example after={after} />);
    const box = screen.getByRole('combobox', { name: 'Pengajar' });
    await user.click(box);
    await user.type(box, 'siti rahma', { skipClick: true });
    expect(box).toHaveValue('siti rahma');
    expect(await screen.findByRole('option', { name: 'Siti Rahmawati' })).toBeInTheDocument();
    expect(box).toHaveValue('siti rahma');
  });

it('keeps letters that replace a chosen one', async () => {
  const user = userEvent.setup({ delay: 220 });
  render(<Example after={30} start={people[0] ?? null} />);
  const box = screen.getByRole('combobox', { name: 'Pengajar' });
  await user.click(box);
  await user.clear(box);
  await user.type(box, 'siti', { skipClick: true });
  expect(box).toHaveValue('siti');
});

it('keeps letters typed after a chosen one', async () => {
  const user = userEvent.setup({ delay: 230 });
  render(<Example after={20} start={people[2] ?? null} />);
  const box = screen.getByRole('combobox', { name: 'Pengajar' });
  await user.click(box);
  await user.type(box, '{Backspace}{Backspace}', { skipClick: true });
  expect(box).toHaveValue('Siti Rahmawa');
  await user.type(box, 'n', { skipClick: true });
  expect(box).toHaveValue('Siti Rahmawan');
});

it('keeps letters typed as soon as the box has the focus, before the list is open', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Example after={0} />);
  await user.tab();
  await user.keyboard('siti');
  const box = screen.getByRole('combobox', { name: 'Pengajar' });
  expect(box).toHaveValue('siti');
  expect(await screen.findByRole('option', { name: 'Siti Rahmawati' })).toBeInTheDocument();
  expect(box).toHaveValue('siti');
});

it('shows a label that comes after its value', async () => {
  const named = (label: string) => (
    <DesignSystemProvider>
      <Combobox label="Pengajar" value={{ value: 'a', label }} onChange={() => undefined} options={slow(10)} />
    </DesignSystemProvider>
  );
  const { rerender } = render(named('a'));
  const box = screen.getByRole('combobox', { name: 'Pengajar' });
  expect(box).toHaveValue('a');
  rerender(named('Ratna Prameswari'));
  await waitFor(() => expect(box).toHaveValue('Ratna Prameswari'), { timeout: 2_000 });
});
