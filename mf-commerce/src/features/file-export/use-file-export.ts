import type { DownloadedFile } from '@widya/api-client/client';
import { saveFile } from '@widya/api-client/save-file';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { failureOf } from '../failure.ts';

/**
 * Saves a file that the API makes; a failure is said with a way to try again.
 * @param fileName the name people know it by; the file itself is named by the API.
 * @param failed said of a failure instead of the sentence of the API, which then stands below it.
 */
export function useFileExport(fileName: string, ask: () => Promise<DownloadedFile>, failed?: string) {
  const saving = useAction(async () => {
    try {
      saveFile(await ask());
      toast.success(`${fileName} terunduh`);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void saving.run(), failed);
    }
  });
  return { busy: saving.busy, run: () => void saving.run() };
}
