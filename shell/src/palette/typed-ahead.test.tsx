import { afterEach, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { createTypedAhead } from './typed-ahead.ts';

const cancel = jest.fn();
let typedAhead = createTypedAhead(cancel);
afterEach(() => {
  typedAhead.stop();
  cancel.mockReset();
  document.body.innerHTML = '';
  typedAhead = createTypedAhead(cancel);
});

function page() {
  document.body.innerHTML = '<input id="behind"><div role="dialog"><input id="box" role="combobox"></div>';
  const at = (id: string) => document.getElementById(id) as HTMLInputElement;
  at('behind').focus();
  return { behind: at('behind'), box: at('box') };
}

function receiver() {
  const state = { text: '' };
  const end = typedAhead.connect((change) => {
    state.text = change(state.text);
  });
  return { state, end };
}

it('takes letters from the focused field and passes them to the palette', async () => {
  const { behind } = page();
  typedAhead.start();
  await userEvent.keyboard('naskakh{Backspace}{Backspace}{Backspace}ah{Enter}');
  expect(behind).toHaveValue('');
  const { state } = receiver();
  expect(state.text).toBe('naskah');
  await userEvent.keyboard(' x');
  expect(state.text).toBe('naskah x');
});

it('ignores keys once the input of the palette has the focus', async () => {
  const { box, behind } = page();
  typedAhead.start();
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

it('stops on Escape and discards the letters', async () => {
  const { behind } = page();
  typedAhead.start();
  await userEvent.keyboard('ab{Escape}');
  expect(cancel).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('c');
  expect(behind).toHaveValue('c');
  expect(receiver().state.text).toBe('');
});

it('ignores shortcuts, and every key before it starts', async () => {
  const { behind } = page();
  await userEvent.keyboard('a');
  expect(behind).toHaveValue('a');
  typedAhead.start();
  const onKey = jest.fn();
  window.addEventListener('keydown', onKey);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onKey).toHaveBeenCalled();
  window.removeEventListener('keydown', onKey);
});
