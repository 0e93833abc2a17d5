import { afterEach, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { createTypedAhead } from './typed-ahead.ts';

const cancel = jest.fn();
let typed = createTypedAhead(cancel);
afterEach(() => {
  typed.stop();
  cancel.mockReset();
  document.body.innerHTML = '';
  typed = createTypedAhead(cancel);
});

function page() {
  document.body.innerHTML = '<input id="behind"><div role="dialog"><input id="box" role="combobox"></div>';
  const at = (id: string) => document.getElementById(id) as HTMLInputElement;
  at('behind').focus();
  return { behind: at('behind'), box: at('box') };
}

function receiver() {
  const state = { text: '' };
  const end = typed.connect((change) => {
    state.text = change(state.text);
  });
  return { state, end };
}

it('keeps letters from the field behind and hands them over', async () => {
  const { behind } = page();
  typed.start();
  await userEvent.keyboard('naskakh{Backspace}{Backspace}{Backspace}ah{Enter}');
  expect(behind).toHaveValue('');
  const { state } = receiver();
  expect(state.text).toBe('naskah');
  await userEvent.keyboard(' x');
  expect(state.text).toBe('naskah x');
});

it('leaves the keys to the palette once its own box has them', async () => {
  const { box, behind } = page();
  typed.start();
  await userEvent.keyboard('a');
  const { state } = receiver();
  box.focus();
  await userEvent.keyboard('bc');
  expect(box).toHaveValue('bc');
  expect(state.text).toBe('a');
  behind.focus();
  await userEvent.keyboard('d');
  expect(behind).toHaveValue('d');
});

it('gives up with Escape and forgets', async () => {
  const { behind } = page();
  typed.start();
  await userEvent.keyboard('ab{Escape}');
  expect(cancel).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('c');
  expect(behind).toHaveValue('c');
  expect(receiver().state.text).toBe('');
});

it('leaves shortcuts alone, and everything before it starts', async () => {
  const { behind } = page();
  await userEvent.keyboard('a');
  expect(behind).toHaveValue('a');
  typed.start();
  const onKey = jest.fn();
  window.addEventListener('keydown', onKey);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onKey).toHaveBeenCalled();
  window.removeEventListener('keydown', onKey);
});
