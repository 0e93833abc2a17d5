/**
 * The JSON structure of an answer, as far as screens rely on it: `s`, `n` and `b` are text, number and boolean, `*` is
 * anything; a trailing `?` means null or missing. `[shape]` is a list, an object names its fields. `$` marks the
 * others: `maybe` may be null or missing, `each` is a record, `rows` all rows or one page of them, `any` one of
 * several.
 */
export type Shape = string | readonly [Shape] | Special | { readonly [field: string]: Shape };
type Special =
  | { readonly $: 'maybe' | 'each' | 'rows'; readonly of: Shape }
  | { readonly $: 'any'; readonly of: readonly Shape[] };

const LEAVES: Readonly<Record<string, string>> = { s: 'string', n: 'number', b: 'boolean' };

/** Shapes of the two answers of a read with rows: without `page` all of them, with it one page. */
export const shapesOfRows = (row: Shape): readonly [Shape, Shape] => [
  [row],
  { data: [row], meta: { page: 'n', per_page: 'n', total: 'n' } },
];

const isSpecial = (shape: object): shape is Special => '$' in shape;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fitsLeaf = (value: unknown, leaf: string): boolean => {
  if (leaf === '*' || (leaf.endsWith('?') && (value === null || value === undefined))) return true;
  return typeof value === LEAVES[leaf.charAt(0)];
};

const fitsSpecial = (value: unknown, { $, of }: Special): boolean => {
  if ($ === 'any') return of.some((shape) => fits(value, shape));
  if ($ === 'rows') return shapesOfRows(of).some((shape) => fits(value, shape));
  if ($ === 'maybe') return value === null || value === undefined || fits(value, of);
  return isObject(value) && Object.values(value).every((inner) => fits(inner, of));
};

/** Whether a JSON value matches a shape; additional fields are allowed. */
export function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return fitsLeaf(value, shape);
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0] as Shape));
  if (isSpecial(shape)) return fitsSpecial(value, shape);
  return isObject(value) && Object.entries(shape).every(([field, inner]) => fits(value[field], inner));
}
