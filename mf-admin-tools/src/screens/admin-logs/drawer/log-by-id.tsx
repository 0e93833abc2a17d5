import { useAdminLog } from '@widya/api-client/admin-logs';
import type { AdminLog } from '@widya/contract/admin-logs';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { EmptyState } from '@widya/design-system/empty-state';
import { ErrorState } from '@widya/design-system/error-state';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { LOG_TEXTS as texts } from '../texts.ts';
import { LogDrawer } from './log-drawer.tsx';

interface LogByIdProps {
  readonly id: number;
  /** Lines on the screen; the one asked for is most often among them. */
  readonly rows: readonly AdminLog[];
  readonly onClose: () => void;
}

/** The line of an address. One that is on no row of the screen is asked for by its id: a copied link outlives its page. */
export function LogById({ id, rows, onClose }: LogByIdProps) {
  const shown = rows.find((row) => row.id === id);
  const asked = useAdminLog(shown ? null : id);
  // While the next one loads, the former one is still in `data`.
  const log = shown ?? (asked.data?.id === id ? asked.data : undefined);
  if (log) return <LogDrawer log={log} onClose={onClose} />;
  const { error } = asked;
  return (
    <Drawer open size="lg" title={texts.drawerTitle} onClose={onClose}>
      {error?.status === 404 ? (
        <EmptyState
          size="sm"
          title={texts.missing}
          description={texts.missingWhy}
          action={<Button onClick={onClose}>{texts.close}</Button>}
        />
      ) : error ? (
        <ErrorState
          size="sm"
          message={error.msg}
          requestId={error.requestId}
          onRetry={asked.retry}
          retrying={asked.isValidating}
        />
      ) : (
        <SkeletonArea>
          <SkeletonText lines={8} />
        </SkeletonArea>
      )}
    </Drawer>
  );
}
