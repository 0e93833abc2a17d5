import { call } from '@widya/api-client/api';
import { saveFile } from '@widya/api-client/save-file';
import { type ClassRow, listClasses } from '@widya/contract/classes';
import { toast } from '@widya/design-system/toast';
import { useState } from 'react';
import { csvOf } from '../../../features/csv/csv.ts';
import { sayFailure } from '../../../features/failure/say-failure.ts';
import { type ListState, listQueryOf } from '../list-query.ts';
import { TEXTS } from '../texts.ts';
import { exportTable } from './export-table.ts';

/** Everything the list finds, over all pages, in its order: without a page it answers up to 1,000 rows (decision 5.0.1). */
async function rowsOf(state: ListState): Promise<readonly ClassRow[]> {
  const { page: _, per_page: __, ...query } = listQueryOf(state);
  const answer = await call(listClasses, { query, timeout: 60_000 });
  return Array.isArray(answer) ? answer : answer.data;
}

/** The list as `daftar-kelas.csv`, narrowed and ordered as on the screen. */
export function useExport(state: ListState) {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const text = csvOf(exportTable(await rowsOf(state)));
      saveFile({ blob: new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName: TEXTS.exportFile });
      toast.success(TEXTS.exported);
    } catch (failure) {
      sayFailure(failure, () => void run());
    } finally {
      setBusy(false);
    }
  };
  return { busy, run: () => void run() };
}
