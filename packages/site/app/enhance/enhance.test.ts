import { beforeEach, expect, it } from '@jest/globals';
import { enhance } from './enhance.ts';

const FORM = `
  <form method="post" data-keep="daftar">
    <div class="field"><label for="full_name">Nama</label>
      <input id="full_name" name="full_name" required data-missing="Nama wajib diisi"></div>
    <div class="field"><label for="email">Email</label><input id="email" name="email" type="email"></div>
    <label><input type="checkbox" name="consent" value="1"> Setuju</label>
    <button>Kirim</button>
  </form>`;

function openPage(html: string): HTMLFormElement {
  document.body.innerHTML = html;
  enhance(document);
  const form = document.querySelector('form');
  if (form === null) throw new Error('the page has no form');
  return form;
}

const inputOf = (name: string): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (input === null) throw new Error(`no input ${name}`);
  return input;
};

const type = (name: string, value: string): void => {
  inputOf(name).value = value;
  inputOf(name).dispatchEvent(new Event('input', { bubbles: true }));
};

/** Submits the form. @returns true when the browser would send it. */
const send = (form: HTMLFormElement): boolean =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

beforeEach(() => sessionStorage.clear());

it('shows at a field that it is missing, and sends the form once it is filled in', () => {
  const form = openPage(FORM);
  expect(send(form)).toBe(false);
  expect(document.querySelector('#full_name-problem')?.textContent).toBe('Nama wajib diisi');
  expect(inputOf('full_name').getAttribute('aria-describedby')).toBe('full_name-problem');
  expect(document.activeElement).toBe(inputOf('full_name'));
  type('full_name', 'Larasati Contoh');
  expect(document.querySelector('#full_name-problem')).toBeNull();
  expect(send(form)).toBe(true);
});

it('shows one message for a group without a choice, and removes it with any choice', () => {
  const form = openPage(`<form method="post"><fieldset class="field"><legend>Nilai</legend><div>
    <label><input type="radio" name="nilai" value="1" required data-missing="Isi nilai">1</label>
    <label><input type="radio" name="nilai" value="2" required data-missing="Isi nilai">2</label>
    </div></fieldset></form>`);
  expect(send(form)).toBe(false);
  expect([...document.querySelectorAll('.problem')].map(({ textContent }) => textContent)).toEqual(['Isi nilai']);
  const [first, second] = document.querySelectorAll<HTMLInputElement>('[name="nilai"]');
  first?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  second?.click();
  expect(document.querySelector('.problem')).toBeNull();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  expect(send(form)).toBe(true);
});

it('removes the stored answers of a form that was accepted', () => {
  openPage(FORM);
  type('full_name', 'Larasati Contoh');
  document.body.innerHTML = '<span hidden data-forget="daftar"></span>';
  enhance(document);
  openPage(FORM);
  expect(inputOf('full_name').value).toBe('');
});

it('validates a field when it loses the focus', () => {
  openPage(FORM);
  type('email', 'bukan');
  inputOf('email').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(document.querySelector('#email-problem')?.textContent).toBe('Format email tidak valid');
});

it('keeps the message of the server until the input changes, and shows none while a button is pressed', () => {
  const refused =
    'name="email" type="email" value="a@b.example" aria-invalid="true"><p class="problem">Sudah dipakai</p';
  openPage(FORM.replace('name="email" type="email"', refused));
  inputOf('email').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(document.querySelector('.problem')?.textContent).toBe('Sudah dipakai');
  const button = openPage(FORM).querySelector('button');
  inputOf('email').value = 'bukan';
  inputOf('email').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: button }));
  expect(document.querySelector('#email-problem')).toBeNull();
});

it('sends a form once, whatever the number of taps', () => {
  const form = openPage(FORM);
  type('full_name', 'Larasati Contoh');
  expect([send(form), send(form)]).toEqual([true, false]);
  window.dispatchEvent(new Event('pageshow'));
  expect(send(form)).toBe(true);
});

it('restores answers after a reload, but never over values that the server returned', () => {
  openPage(FORM);
  type('full_name', 'Larasati Contoh');
  inputOf('consent').checked = true;
  inputOf('consent').dispatchEvent(new Event('input', { bubbles: true }));
  openPage(FORM);
  expect(inputOf('full_name').value).toBe('Larasati Contoh');
  expect(inputOf('consent').checked).toBe(true);
  openPage(FORM.replace('name="full_name"', 'name="full_name" value="L" aria-invalid="true"'));
  expect(inputOf('full_name').value).toBe('L');
});
