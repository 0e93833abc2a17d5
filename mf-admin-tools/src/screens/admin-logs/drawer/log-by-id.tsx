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
  /** The displayed rows, which usually include the requested one. */
  readonly rows: readonly AdminLog[];
  readonly onClose: () => void;
}

/**
 * The row of an address. If it is not displayed, it is loaded by id, because a copied link may refer to a row that is
 * on another page by now.
 */
export function LogById({ id, rows, onClose }: LogByIdProps) {
  const listed = rows.find((row) => row.id === id);
  const query = useAdminLog(listed ? null : id);
  // While another row loads, `data` still has the previous one.
  const log = listed ?? (query.data?.id === id ? query.data : undefined);
  if (log) return <LogDrawer log={log} onClose={onClose} />;
  const { error } = query;
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
          onRetry={query.retry}
          retrying={query.isValidating}
        />
      ) : (
        <SkeletonArea>
          <SkeletonText lines={8} />
        </SkeletonArea>
      )}
    </Drawer>
  );
}
