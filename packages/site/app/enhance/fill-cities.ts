import { listCities } from '@widya/contract/regions';

const addressOf = (province: string): string => listCities.path.replace(':province', encodeURIComponent(province));

async function citiesOf(province: string): Promise<readonly string[]> {
  if (province === '') return [];
  const answer = await fetch(addressOf(province));
  const body: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(body) ? body.filter((name) => typeof name === 'string') : [];
}

/** Loads the cities of the chosen province into the field that `data-cities` names. */
export function fillCities(form: HTMLFormElement): void {
  const province = form.querySelector<HTMLSelectElement>('select[data-cities]');
  const city = form.elements.namedItem(province?.dataset.cities ?? '');
  if (province === null || !(city instanceof HTMLSelectElement)) return;
  const fill = async (): Promise<void> => {
    const wanted = province.value;
    const names = await citiesOf(wanted).catch(() => []);
    // Ignores the answer when another province was chosen in the meantime.
    if (province.value !== wanted) return;
    city.replaceChildren(new Option('Pilih', ''), ...names.map((name) => new Option(name)));
  };
  province.addEventListener('change', () => void fill());
  if (province.value !== '' && city.options.length < 2) void fill();
}
