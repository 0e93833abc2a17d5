import { failureOf } from '@widya/api-client/api-error';
import type { DownloadedFile } from '@widya/api-client/client';
import { saveFile } from '@widya/api-client/save-file';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useSourceActions } from './source/source-context.ts';
import { TEXTS } from './texts.ts';

/** Downloads a file from the server under the specified name. */
function useDownload(fileName: string, read: () => Promise<DownloadedFile>) {
  const saving = useAction(async () => {
    try {
      const { blob } = await read();
      saveFile({ blob, fileName });
      toast.success(TEXTS.saved(fileName));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void saving.run());
    }
  });
  return () => void saving.run();
}

/** Both exports of the list. B-062, B-063, D104. */
export function useExports() {
  const { exportAll, exportEmails } = useSourceActions();
  return {
    accepted: useDownload('daftar-peserta.csv', exportAll),
    newsletter: useDownload('email-peserta.csv', exportEmails),
  };
}
