import { expect, it } from '@jest/globals';
import { forgetDevice } from './forget-device.ts';

it('removes what the site stored on the device, and leaves the data of the back office', () => {
  localStorage.setItem('widya:tes:kunci', '{}');
  localStorage.setItem('widya:konsep:kelas:7', '{}');
  sessionStorage.setItem('widya:isian:daftar', '{}');
  document.body.innerHTML = '<form method="post" data-leaves=""><button>Keluar</button></form>';
  const [form] = document.forms;
  if (form === undefined) throw new Error('the page has no form');
  forgetDevice(form);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.requestSubmit();
  expect(Object.keys(localStorage)).toEqual(['widya:konsep:kelas:7']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
