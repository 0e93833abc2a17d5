import { expect, it, jest } from '@jest/globals';
import { fillCities } from './fill-cities.ts';

const CITIES: Readonly<Record<string, readonly string[]>> = { Bali: ['Kota Denpasar'], Aceh: ['Kota Sabang'] };

function openForm(province = ''): HTMLFormElement {
  document.body.innerHTML = `<form>
    <select name="province" data-cities="city"><option></option><option>Bali</option><option>Aceh</option></select>
    <select name="city"><option value="">Pilih</option></select></form>`;
  const form = document.querySelector('form');
  if (form === null) throw new Error('the page has no form');
  selectOf('province').value = province;
  fillCities(form);
  return form;
}

const selectOf = (name: string): HTMLSelectElement => {
  const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  if (select === null) throw new Error(`no select ${name}`);
  return select;
};

const offered = (): string[] => [...selectOf('city').options].map(({ value }) => value);

const choose = (province: string): void => {
  selectOf('province').value = province;
  selectOf('province').dispatchEvent(new Event('change', { bubbles: true }));
};

/** Fakes `fetch`. @returns a function that sends the response for a province. */
function delayResponses() {
  const waiting = new Map<string, () => void>();
  globalThis.fetch = jest.fn((address: unknown) => {
    const province = String(address).split('/')[2] ?? '';
    return new Promise<Response>((resolve) => {
      waiting.set(province, () => resolve({ ok: true, json: async () => CITIES[province] } as unknown as Response));
    });
  }) as typeof fetch;
  return async (province: string) => {
    waiting.get(province)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
}

it('offers the cities of the province that was chosen last, whichever response arrives last', async () => {
  const answer = delayResponses();
  openForm();
  choose('Bali');
  choose('Aceh');
  await answer('Aceh');
  await answer('Bali');
  expect(offered()).toEqual(['', 'Kota Sabang']);
});

it('offers them at once when the page opens with a province and no cities', async () => {
  const answer = delayResponses();
  openForm('Bali');
  await answer('Bali');
  expect(offered()).toEqual(['', 'Kota Denpasar']);
});
