import { saveFile } from '@widya/api-client/save-file';
import { toast } from '@widya/design-system/toast';
import { useAction } from '../action/use-action.ts';
import { sayFailure } from '../failure/say-failure.ts';
import { type CsvValue, csvOf } from './csv.ts';

/**
 * Saves a table as a CSV file; a failure is said with a way to try again.
 * @param makeRows reads what is to be saved, headings first.
 */
export function useCsvDownload(fileName: string, makeRows: () => Promise<readonly (readonly CsvValue[])[]>) {
  const saving = useAction(async () => {
    try {
      const text = csvOf(await makeRows());
      saveFile({ blob: new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName });
      toast.success(`${fileName} terunduh`);
    } catch (failure) {
      sayFailure(failure, () => void saving.run());
    }
  });
  return { busy: saving.busy, run: () => void saving.run() };
}
