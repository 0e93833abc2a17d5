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
  const [kept, setKept] = useState<{ readonly record: string; readonly name: string } | null>(null);
  useEffect(() => {
    if (record !== null && claimed !== null) setKept({ record, name: claimed });
  }, [record, claimed]);
  if (record === null) return null;
  return claimed ?? (kept?.record === record ? kept.name : null);
}
