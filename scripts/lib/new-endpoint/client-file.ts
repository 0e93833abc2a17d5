import { withNamed, withNamespace } from './insert.ts';
import { type EndpointNames, nounOf, phraseOf } from './names.ts';

const typeOf = (params: readonly string[]): string =>
  params.map((name) => `readonly ${name}: ${name === 'id' ? 'number' : 'string'}`).join('; ');

/** Adds a hook for a new endpoint to a file of the API client: a read, or an action with the reads it changes. */
export function withHook(source: string, { resource, id, method, params }: EndpointNames): string {
  const { source: imported, as } = withNamespace(source, `@widya/contract/${resource}`, 'contract');
  const isOfRecord = params.length > 0;
  if (method === 'GET') {
    const read = isOfRecord
      ? `/** ${phraseOf(id)}; null reads nothing yet. */
export const use${nounOf(id)} = (params: { ${typeOf(params)} } | null) => useQuery(${as}.${id}, params && { params });`
      : `/** ${phraseOf(id)}. */
export const use${nounOf(id)} = () => useQuery(${as}.${id}, {});`;
    return withNamed(`${imported}\n${read}\n`, './query.ts', ['useQuery']);
  }
  const hook = `${imported}
/** ${phraseOf(id)}. Rejects with an ApiError. */
export function use${id.charAt(0).toUpperCase()}${id.slice(1)}() {
  const write = useWrite([${as}.${id}]);
  return (${isOfRecord ? `params: { ${typeOf(params)} }` : ''}) => write(call(${as}.${id}, ${isOfRecord ? '{ params }' : '{}'}));
}
`;
  return withNamed(withNamed(hook, './api.ts', ['call']), './write.ts', ['useWrite']);
}
