import type { CatalogEntry } from '@widya/contract/catalog';
import type { Binding } from './bind.ts';

/**
 * Compares the bindings with the contract's catalogue, so that a server with missing or undeclared endpoints does not
 * start.
 * @throws Error naming every difference.
 */
export function assertComplete(catalog: readonly CatalogEntry[], bindings: readonly Binding[]): void {
  const declared = catalog.map(({ facts }) => facts.id);
  const bound = bindings.map(({ facts }) => facts.id);
  const problems = [
    ...declared.filter((id) => !bound.includes(id)).map((id) => `${id} is declared but not bound`),
    ...bound.filter((id) => !declared.includes(id)).map((id) => `${id} is bound but not in the catalogue`),
    ...bound.filter((id, index) => bound.indexOf(id) !== index).map((id) => `${id} is bound twice`),
  ];
  if (problems.length > 0) throw new Error(`The API and its contract differ:\n  ${problems.join('\n  ')}`);
}
