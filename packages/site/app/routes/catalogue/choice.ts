import type { CatalogueQuery } from '@widya/contract/public-catalogue';

/** Filters of the catalogue; empty texts do not filter. */
export interface CatalogueChoice {
  readonly search: string;
  readonly topic: string;
  /** YYYY-MM. */
  readonly month: string;
  readonly price: string;
  readonly kind: string;
  readonly page: number;
}

/** Names of the query parameters. */
const NAMES = { search: 'q', topic: 'topik', month: 'bulan', price: 'harga', kind: 'jenis' } as const;

export const FIELD_NAMES = NAMES;

const PRICES = { gratis: 'free', berbayar: 'paid' } as const;
const KINDS = { kelas: 'class', event: 'event', 'kelas-mandiri': 'course' } as const;

const isKey = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

/** Reads the filters from an address; ignores invalid values, so that a mistyped address still shows the catalogue. */
export function choiceOf(params: URLSearchParams): CatalogueChoice {
  const of = (name: keyof typeof NAMES): string => params.get(NAMES[name])?.trim() ?? '';
  const page = Number(params.get('halaman') ?? 1);
  return {
    search: of('search').slice(0, 200),
    topic: of('topic').slice(0, 32),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(of('month')) ? of('month') : '',
    price: isKey(PRICES, of('price')) ? of('price') : '',
    kind: isKey(KINDS, of('kind')) ? of('kind') : '',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The filters as a query of the API. */
export const queryOf = ({ search, topic, month, price, kind, page }: CatalogueChoice): CatalogueQuery => ({
  page,
  ...(search !== '' && { q: search }),
  ...(topic !== '' && { topic }),
  ...(month !== '' && { month }),
  ...(isKey(PRICES, price) && { price: PRICES[price] }),
  ...(isKey(KINDS, kind) && { kind: KINDS[kind] }),
});

/** The address of the given filters. */
export function addressOf(choice: CatalogueChoice): string {
  const params = new URLSearchParams();
  for (const [field, name] of Object.entries(NAMES)) {
    const value = choice[field as keyof typeof NAMES];
    if (value !== '') params.set(name, value);
  }
  if (choice.page > 1) params.set('halaman', String(choice.page));
  const query = params.toString();
  return query === '' ? '/kelas' : `/kelas?${query}`;
}

/** Whether filters other than the kind are set. */
export const isNarrowed = ({ search, topic, month, price }: CatalogueChoice): boolean =>
  [search, topic, month, price].some((value) => value !== '');
