import { failureOf } from '@widya/api-client/api-error';
import type { DownloadedFile } from '@widya/api-client/client';
import { saveFile } from '@widya/api-client/save-file';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { RATING_TEXTS as texts } from './texts.ts';

/** Downloads the report from the API; a failure is shown with a retry. B-210. */
export function useReport(request: () => Promise<DownloadedFile>) {
  const saving = useAction(async () => {
    try {
      saveFile(await request());
      toast.success(`${texts.fileName} terunduh`);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void saving.run());
    }
  });
  return { busy: saving.busy, run: () => void saving.run() };
}
