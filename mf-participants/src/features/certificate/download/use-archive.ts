import { saveFile } from '@widya/api-client/save-file';
import type { CertificateRow } from '@widya/contract/certificates';
import { useRef, useState } from 'react';
import { inOrder } from './fetch-ahead.ts';
import { fetchFile } from './fetch-file.ts';
import { chooseTarget } from './target.ts';
import { makeArchive } from './zip.ts';

/** State of the download of an archive. */
export interface Archive {
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly failed: boolean;
  readonly start: (rows: readonly CertificateRow[]) => Promise<void>;
  readonly stop: () => void;
}

/** 'Unduh Semua' and 'Unduh Terpilih': downloads files ahead into a zip named after the class. Source: B-146, B-147. */
export function useArchive(code: string): Archive {
  const [progress, setProgress] = useState<Archive['progress']>(null);
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);
  const start = async (rows: readonly CertificateRow[]): Promise<void> => {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    setFailed(false);
    try {
      // Must come first, because browsers allow the dialog only right after a press.
      const target = await chooseTarget(`${code}.zip`, rows.length);
      let done = 0;
      setProgress({ done, total: rows.length });
      const entries = inOrder(rows, ({ id, certificate_url }) =>
        fetchFile(`${code}-${id}.pdf`, certificate_url ?? '', own.signal),
      );
      const counted = (async function* () {
        for await (const entry of entries) {
          done += 1;
          setProgress({ done, total: rows.length });
          yield entry;
        }
      })();
      const blob = await makeArchive(counted, rows.length, target);
      if (blob && !own.signal.aborted) saveFile({ blob, fileName: `${code}.zip` });
    } catch (caught) {
      const isStopped = own.signal.aborted || (caught instanceof DOMException && caught.name === 'AbortError');
      setFailed(!isStopped);
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, failed, start, stop: () => running.current?.abort() };
}
