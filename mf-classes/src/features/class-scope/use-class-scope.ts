import { useClass } from '@widya/api-client/classes';
import { useScopeTitle } from '@widya/remote-kit/scope';

/**
 * The class a screen is about; the sidebar shows its name. While another class loads, nothing of the former one is shown.
 * @param code from the address, whose letters may be of another case than the class's.
 */
export function useClassScope(code: string) {
  const { data, error } = useClass(code);
  const record = data?.code.toLowerCase() === code.toLowerCase() ? data : undefined;
  useScopeTitle(record?.name ?? null);
  return { record, error: record ? undefined : error };
}
