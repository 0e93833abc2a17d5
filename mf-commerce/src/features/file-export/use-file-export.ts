import type { DownloadedFile } from '@widya/api-client/client';
import { saveFile } from '@widya/api-client/save-file';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { sayFailure } from '../failure/say-failure.ts';

/**
 * Saves a file that the API makes; a failure is said with a way to try again.
 * @param fileName the name people know it by; the file itself is named by the API.
 */
export function useFileExport(fileName: string, ask: () => Promise<DownloadedFile>) {
  const saving = useAction(async () => {
    try {
      saveFile(await ask());
      toast.success(`${fileName} terunduh`);
    } catch (failure) {
      sayFailure(failure, () => void saving.run());
    }
  });
  return { busy: saving.busy, run: () => void saving.run() };
}
