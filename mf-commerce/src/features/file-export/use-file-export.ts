import type { DownloadedFile } from '@widya/api-client/client';
import { saveFile } from '@widya/api-client/save-file';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';

/**
 * Downloads a file from the API; a failure is shown with a retry.
 * @param fileName displayed name; the file itself is named by the API.
 * @param failed message of a failure, with the API's message below it; by default the API's message alone.
 */
export function useFileExport(fileName: string, request: () => Promise<DownloadedFile>, failed?: string) {
  const saving = useAction(async () => {
    try {
      saveFile(await request());
      toast.success(`${fileName} terunduh`);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void saving.run(), failed);
    }
  });
  return { busy: saving.busy, run: () => void saving.run() };
}
