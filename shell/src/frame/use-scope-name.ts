import { useClaimedScopeTitle } from '@widya/remote-kit/scope';
import { useEffect, useState } from 'react';
import type { RecordScope } from '../menu/compose-tabs.ts';

/**
 * Name of the class or course. Kept across tabs of the same record, so that it does not flicker while the next screen
 * loads.
 */
export function useScopeName(scope: RecordScope | null): string | null {
  const claimed = useClaimedScopeTitle();
  const record = scope ? `${scope.scope}/${scope.record}` : null;
  const [last, setLast] = useState<{ readonly record: string; readonly name: string } | null>(null);
  useEffect(() => {
    if (record !== null && claimed !== null) setLast({ record, name: claimed });
  }, [record, claimed]);
  if (record === null) return null;
  return claimed ?? (last?.record === record ? last.name : null);
}
