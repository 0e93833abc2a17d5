import { exportAdminLogs } from '@widya/api-client/admin-logs';
import { failureOf } from '@widya/api-client/api-error';
import { saveFile } from '@widya/api-client/save-file';
import { toast } from '@widya/design-system/toast';
import { useState } from 'react';
import { type LogListState, logList } from './list.ts';
import { LOG_TEXTS } from './texts.ts';

/** Exports the filtered log as `data-log.csv`, over all pages. C-177. */
export function useLogExport(state: LogListState) {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await exportAdminLogs(logList.filtersOf(state)));
      toast.success(LOG_TEXTS.downloaded);
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure) toast.error(failure.title, { requestId: failure.requestId, retry: () => void run() });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run: () => void run() };
}
