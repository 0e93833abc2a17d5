import { failureOf } from '@widya/api-client/api-error';
import { type CertificateScope, readAllIssued } from '@widya/api-client/certificates';
import type { CertificateRow } from '@widya/contract/certificates';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { ClientDataTable } from '@widya/design-system/client-data-table';
import type { Selection } from '@widya/design-system/data-table';
import { Dialog } from '@widya/design-system/dialog';
import { EmptyState } from '@widya/design-system/empty-state';
import { DownloadIcon, FileIcon } from '@widya/design-system/icon';
import { Inline, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { ProgressBar } from '@widya/design-system/progress-bar';
import { useEffect, useState } from 'react';
import { CERTIFICATE_COLUMNS } from '../list/columns.tsx';
import { TEXTS, DOWNLOAD_TEXTS as texts } from '../texts.ts';
import { useArchive } from './use-archive.ts';
import { useLocalQuery } from './use-local-query.ts';

interface DownloadDialogProps {
  readonly scope: CertificateScope;
  /** Name of the archive. */
  readonly classCode: string;
  readonly onClose: () => void;
}

const NONE: Selection = { all: false, keys: new Set() };
const COLUMNS = CERTIFICATE_COLUMNS.filter(({ key }) => key !== 'revision');

/** Everybody with a certificate; undefined while loading. */
function useIssuedCertificates(scope: CertificateScope) {
  const [rows, setRows] = useState<readonly CertificateRow[]>();
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` repeats the request
  useEffect(() => {
    let isStale = false;
    setError(null);
    readAllIssued(scope)
      .then((issued) => {
        if (!isStale) setRows(issued);
      })
      .catch((caught: unknown) => {
        if (!isStale) setError(caught);
      });
    return () => {
      isStale = true;
    };
  }, [scope, tries]);
  return { rows, error, retry: () => setTries((count) => count + 1) };
}

/** The download dialog. Source: B-145 to B-147. */
export function DownloadDialog({ scope, classCode, onClose }: DownloadDialogProps) {
  const { rows, error, retry } = useIssuedCertificates(scope);
  const [selection, setSelection] = useState(NONE);
  const query = useLocalQuery();
  const archive = useArchive(classCode);
  const chosen = rows?.filter(({ id }) => selection.keys.has(String(id))) ?? [];
  const isBusy = archive.progress !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={texts.title}
      locked={isBusy}
      footer={
        isBusy ? (
          <Button onClick={archive.stop}>{texts.stop}</Button>
        ) : (
          <>
            <Button disabled={chosen.length === 0} onClick={() => void archive.start(chosen)}>
              {texts.selected(chosen.length)}
            </Button>
            <Button
              variant="primary"
              icon={<DownloadIcon size={16} aria-hidden />}
              disabled={!rows || rows.length === 0}
              onClick={() => rows && void archive.start(rows)}
            >
              {texts.all}
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        {archive.failed && <Banner tone="error" title={texts.failed} />}
        {archive.progress && (
          <Stack gap="2" role="status">
            <ProgressBar label={texts.title} value={archive.progress.done} max={archive.progress.total} tone="accent" />
            <Inline>{texts.progress(archive.progress.done, archive.progress.total)}</Inline>
          </Stack>
        )}
        {error ? (
          <LoadFailure failure={failureOf(error)} title={TEXTS.listFailed} onRetry={retry} />
        ) : (
          <ClientDataTable<CertificateRow>
            label={texts.list}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => String(id)}
            rowName={({ full_name }) => full_name}
            query={query}
            searchPlaceholder={TEXTS.search}
            selection={selection}
            onSelection={setSelection}
            empty={<EmptyState icon={<FileIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
          />
        )}
      </Stack>
    </Dialog>
  );
}
