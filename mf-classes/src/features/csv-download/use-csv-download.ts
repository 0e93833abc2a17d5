import { saveFile } from '@widya/api-client/save-file';
import { csvFile, type Sheet } from '@widya/design-system/exports/csv';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';

/**
 * Downloads a table as a CSV file; a failure is shown with a retry.
 * @param makeRows reads the rows, header first.
 */
export function useCsvDownload(fileName: string, makeRows: () => Promise<Sheet>) {
  const saving = useAction(async () => {
    try {
      saveFile({ blob: await csvFile(await makeRows()), fileName });
      toast.success(`${fileName} terunduh`);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void saving.run());
    }
  });
  return { busy: saving.busy, run: () => void saving.run() };
}
