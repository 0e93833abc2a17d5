import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as checkbox from './checkbox.stories.tsx';
import * as password from './password-input.stories.tsx';
import * as radio from './radio-group.stories.tsx';
import * as segment from './segment-group.stories.tsx';
import * as select from './select.stories.tsx';
import * as toggle from './switch.stories.tsx';
import * as textarea from './textarea.stories.tsx';

describe('password', () => {
  const { Hidden } = composeStories(password);
  it('shows and hides what was typed', async () => {
    render(<Hidden />);
    const input = screen.getByLabelText('Kata sandi');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan kata sandi' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Sembunyikan kata sandi' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('select', () => {
  const { NothingChosen } = composeStories(select);
  it('offers the values after an empty choice', async () => {
    render(<NothingChosen />);
    const box = screen.getByRole('combobox', { name: 'Topik' });
    expect(box).toHaveDisplayValue('Pilih topik');
    await userEvent.selectOptions(box, 'Kehumasan');
    expect(box).toHaveDisplayValue('Kehumasan');
  });
});

describe('checkbox', () => {
  const { Some, WithHelp } = composeStories(checkbox);
  it('can be indeterminate', () => {
    render(<Some />);
    expect(screen.getByRole('checkbox', { name: 'Tanpa batas' })).toBePartiallyChecked();
  });
  it('is checked by a click on its help text', async () => {
    render(<WithHelp />);
    await userEvent.click(screen.getByText('Kuota tidak dihitung untuk kelas ini.'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});

describe('switch', () => {
  const { Off } = composeStories(toggle);
  it('is switched on by keyboard', async () => {
    render(<Off />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch', { name: 'Tampilkan jawaban kepada peserta' })).toBeChecked();
  });
});

describe('radio group', () => {
  const { Below } = composeStories(radio);
  it('is a named group with one choice', async () => {
    render(<Below />);
    expect(screen.getByRole('radiogroup', { name: 'Sebutan' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Narasumber' }));
    expect(screen.getByRole('radio', { name: 'Pengajar' })).not.toBeChecked();
  });
});

describe('segment group', () => {
  const { Wide, Disabled } = composeStories(segment);
  it('changes by keyboard', async () => {
    render(<Wide />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Widyaiswara' })).toBeChecked();
  });
  it('can be disabled as a whole', () => {
    render(<Disabled />);
    for (const choice of screen.getAllByRole('radio')) expect(choice).toBeDisabled();
  });
});

describe('textarea', () => {
  const { Invalid } = composeStories(textarea);
  it('shows the error of its field', () => {
    render(<Invalid />);
    expect(screen.getByLabelText('Catatan')).toHaveAccessibleDescription('Catatan terlalu panjang');
  });
});
