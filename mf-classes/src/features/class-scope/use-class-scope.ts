import { useClass } from '@widya/api-client/classes';
import { useScopeTitle } from '@widya/remote-kit/scope';

/**
 * The class of a screen, whose name the sidebar shows. While another class loads, the previous one is not shown.
 * @param code from the address, possibly in another case than the class's.
 */
export function useClassScope(code: string) {
  const { data, error } = useClass(code);
  const record = data?.code.toLowerCase() === code.toLowerCase() ? data : undefined;
  useScopeTitle(record?.name ?? null);
  return { record, error: record ? undefined : error };
}
