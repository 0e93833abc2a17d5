import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as date from './date-input.stories.tsx';
import * as dateTime from './date-time-input.stories.tsx';
import * as time from './time-input.stories.tsx';

describe('date', () => {
  const { Filled, Empty, Past } = composeStories(date);
  it('shows the day as people write it and reads what they type', async () => {
    render(<Filled />);
    const box = screen.getByLabelText('Tanggal kelas');
    expect(box).toHaveValue('24 Nov 2026');
    await userEvent.clear(box);
    await userEvent.type(box, '5/8/2026');
    await userEvent.tab();
    expect(box).toHaveValue('5 Agt 2026');
    expect(box).toHaveAccessibleDescription('2026-08-05');
  });
  it('shows an error for unreadable text, leaves the text, and names the day that still applies', async () => {
    render(<Filled />);
    const box = screen.getByLabelText('Tanggal kelas');
    await userEvent.clear(box);
    await userEvent.type(box, '31/02/2026{Enter}');
    expect(box).toHaveValue('31/02/2026');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(/^Tanggal tidak dapat dibaca; yang berlaku tetap 24 Nov 2026\./);
    await userEvent.clear(box);
    expect(box).toBeValid();
    await userEvent.type(box, '1/3/2026{Enter}');
    expect(box).toHaveValue('1 Mar 2026');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
  it('warns of a day in the past, until the form shows an error (D230)', () => {
    const { rerender } = render(<Past />);
    expect(screen.getByLabelText('Tanggal kelas')).toHaveAccessibleDescription(/^Tanggal ini sudah lewat\./);
    rerender(<Past error="Tanggal kelas tidak boleh di masa lalu" />);
    expect(screen.getByLabelText('Tanggal kelas')).toHaveAccessibleDescription(
      'Tanggal kelas tidak boleh di masa lalu',
    );
  });
  it('can be cleared', async () => {
    render(<Filled />);
    await userEvent.clear(screen.getByLabelText('Tanggal kelas'));
    await userEvent.tab();
    expect(screen.getByText('Belum diisi')).toBeInTheDocument();
  });
  it('offers a calendar with Monday first', async () => {
    render(<Empty value="2026-11-24" />);
    await userEvent.click(screen.getByRole('button', { name: 'Pilih tanggal' }));
    const calendar = await screen.findByRole('grid');
    // 26 October 2026 was a Monday.
    expect(within(calendar).getByRole('row', { name: '26 27 28 29 30 31 1' })).toBeInTheDocument();
    await userEvent.click(within(calendar).getByRole('button', { name: /\b26 November 2026/ }));
    expect(await screen.findByText('2026-11-26')).toBeInTheDocument();
  });
});

describe('time', () => {
  const { Filled } = composeStories(time);
  it.each([
    ['9.30', '09:30'],
    ['2105', '21:05'],
  ])('reads %s as %s', async (input, expected) => {
    render(<Filled />);
    const box = screen.getByLabelText('Mulai (WIB)');
    await userEvent.clear(box);
    await userEvent.type(box, `${input}{Enter}`);
    expect(box).toHaveValue(expected);
  });
  it('shows an error for unreadable text, and names the time that still applies', async () => {
    render(<Filled />);
    const box = screen.getByLabelText('Mulai (WIB)');
    await userEvent.clear(box);
    await userEvent.type(box, 'pagi{Enter}');
    expect(box).toHaveValue('pagi');
    expect(box).toHaveAccessibleDescription(/^Jam tidak dapat dibaca; yang berlaku tetap 09:00\./);
  });
  it('steps by a quarter of an hour', async () => {
    render(<Filled />);
    await userEvent.type(screen.getByLabelText('Mulai (WIB)'), '{ArrowUp}');
    expect(screen.getByLabelText('Mulai (WIB)')).toHaveValue('09:15');
  });
});

describe('date and time', () => {
  const { Filled, Empty } = composeStories(dateTime);
  it('shows an instant in WIB and reports an instant', async () => {
    render(<Filled />);
    expect(screen.getByLabelText('Pendaftaran dibuka, tanggal')).toHaveValue('24 Nov 2026');
    const clock = screen.getByLabelText('Pendaftaran dibuka, jam (WIB)');
    expect(clock).toHaveValue('09:00');
    await userEvent.clear(clock);
    await userEvent.type(clock, '0030{Enter}');
    expect(screen.getByText('2026-11-23T17:30:00.000Z')).toBeInTheDocument();
  });
  it('reports an incomplete date and time once the field loses focus (D230)', async () => {
    render(<Filled />);
    const clock = screen.getByLabelText('Pendaftaran dibuka, jam (WIB)');
    await userEvent.clear(clock);
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Isi tanggal dan jamnya; yang berlaku tetap 24 Nov 2026, 09:00 WIB.',
    );
    await userEvent.type(clock, '10{Enter}');
    expect(screen.getByText('2026-11-24T03:00:00.000Z')).toBeInTheDocument();
    expect(screen.queryByRole('status')).toBeNull();
  });
  it('reports an instant only when day and time are filled', async () => {
    render(<Empty />);
    await userEvent.type(screen.getByLabelText('Pendaftaran dibuka, tanggal'), '24 Nov 2026{Enter}');
    expect(screen.getByText('Belum diisi')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Pendaftaran dibuka, jam (WIB)'), '9{Enter}');
    expect(screen.getByText('2026-11-24T02:00:00.000Z')).toBeInTheDocument();
  });
});
