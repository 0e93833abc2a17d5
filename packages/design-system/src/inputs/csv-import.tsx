import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { SkeletonArea, SkeletonText } from '../feedback/skeleton.tsx';
import { formatNumber } from '../formats/number.ts';
import { Inline, Spacer, Stack } from '../layout/layout.tsx';
import { useCloseGuard } from '../overlays/use-close-guard.tsx';
import { saveBlob } from '../tables/exports/save-blob.ts';
import { ToggleChip } from '../tables/filter-chip.tsx';
import type { CsvColumn } from './csv-import/columns.ts';
import { ImportSummary } from './csv-import/import-summary.tsx';
import { PreviewTable } from './csv-import/preview-table.tsx';
import type { CsvPort } from './csv-import/protocol.ts';
import { SourcePanel } from './csv-import/source-panel.tsx';
import type { CsvLine } from './csv-import/store.ts';
import { useCsvImport } from './csv-import/use-csv-import.ts';
import { fileProblem } from './upload/check-file.ts';
import { FILE_KINDS } from './upload/types.ts';

export type { CsvColumn } from './csv-import/columns.ts';
export type { CsvLine } from './csv-import/store.ts';

/** The rows to import, in batches so that requests stay small. */
export interface CsvRows {
  count: number;
  /** Yields `size` rows at a time (200 for invitations). */
  batches: (size: number) => AsyncGenerator<readonly CsvLine[]>;
}

export interface CsvImportProps {
  /** Required and optional columns of the file, with their rules. */
  columns: readonly CsvColumn[];
  /** 'contoh-undangan.csv' */
  templateName: string;
  /** Noun of a row, shown after the count: 'undangan'. */
  noun: string;
  /** Default 20 MB. */
  maxBytes?: number | undefined;
  /** Most rows that the API accepts; more are refused before anything is sent. */
  maxRows?: number | undefined;
  /** Shown above the button that imports the rows. */
  notice?: ((rows: number) => ReactNode) | undefined;
  /** Sends the rows. A rejection shows its reason and keeps the rows. */
  onImport: (rows: CsvRows) => Promise<void>;
  /**
   * Called when corrected rows exist or no longer exist, so that a surrounding dialog can ask before closing. Must be
   * stable.
   */
  onCorrected?: ((corrected: boolean) => void) | undefined;
  /** Replaces the worker in tests. */
  connect?: (() => CsvPort) | undefined;
}

const MEGABYTE = 1024 * 1024;

/**
 * Imports rows from a CSV file (semicolons, or the delimiter that the person switches to) or from cells pasted from
 * Excel: shows them before sending, marks wrong cells for correction, and saves wrong rows to a file. A worker parses
 * and holds the rows, so that 50,000 of them do not block the page.
 */
export function CsvImport({
  columns,
  templateName,
  noun,
  maxBytes = 20 * MEGABYTE,
  maxRows = Number.POSITIVE_INFINITY,
  notice,
  onImport,
  onCorrected,
  connect,
}: CsvImportProps) {
  const csv = useCsvImport(columns, connect);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [sending, setSending] = useState(false);
  const { session, summary, corrected } = csv;
  const another = useCloseGuard({ dirty: corrected, busy: sending, onClose: csv.close, onSave: null });
  // A layout effect, so that it runs before a press that moved the focus out of a cell reaches the surrounding dialog.
  useLayoutEffect(() => {
    onCorrected?.(corrected);
    return () => onCorrected?.(false);
  }, [corrected, onCorrected]);

  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const reason = fileProblem(file, { kinds: [FILE_KINDS.csv], maxBytes });
    csv.setProblem(reason);
    if (reason === null) void csv.start(file, ';');
  };
  const send = async (count: number) => {
    if (!session) return;
    setSending(true);
    csv.setProblem(null);
    try {
      await onImport({
        count,
        async *batches(size) {
          for (let from = 0; from < count; from += size) yield await session.request('good', { from, count: size });
        },
      });
    } catch (error) {
      csv.setProblem(error instanceof Error && error.message ? error.message : 'Impor gagal. Coba lagi.');
    } finally {
      setSending(false);
    }
  };

  const problem = csv.problem ? <Banner tone="error" title={csv.problem} /> : null;
  if (csv.reading) {
    return (
      <SkeletonArea label="Membaca file">
        <SkeletonText lines={5} />
      </SkeletonArea>
    );
  }
  if (!session || !summary) {
    return (
      <Stack>
        {problem}
        <SourcePanel columns={columns} templateName={templateName} onFiles={choose} onSource={csv.start} />
      </Stack>
    );
  }
  const good = summary.rows - summary.wrong;
  const blocked = summary.missing.length > 0;
  const isEmpty = summary.rows === 0 && !blocked;
  const isTooLong = good > maxRows;
  // Once all rows are correct, the filter for wrong rows would show nothing.
  const narrowed = onlyWrong && summary.wrong > 0;
  return (
    <Stack>
      {problem}
      <ImportSummary summary={summary} onDivide={csv.divide} />
      {isEmpty ? (
        <Banner tone="warn" title="File ini tidak berisi baris">
          Di bawah nama kolom harus ada sedikitnya satu baris.
        </Banner>
      ) : null}
      {isTooLong ? (
        <Banner tone="error" title={`Paling banyak ${formatNumber(maxRows)} baris sekaligus`}>
          Bagi file ini menjadi beberapa file.
        </Banner>
      ) : null}
      {summary.wrong > 0 && !blocked ? (
        <Inline>
          <ToggleChip label="Hanya yang bermasalah" on={narrowed} onChange={setOnlyWrong} />
          <Spacer />
          <Button
            size="sm"
            variant="ghost"
            onClick={async () => saveBlob(await session.request('wrongFile', null), `bermasalah-${templateName}`)}
          >
            Unduh baris bermasalah
          </Button>
          <Button size="sm" variant="ghost" onClick={csv.dropWrong}>
            Buang baris bermasalah
          </Button>
        </Inline>
      ) : null}
      {blocked || isEmpty ? null : (
        <PreviewTable
          columns={columns}
          session={session}
          count={narrowed ? summary.wrong : summary.rows}
          version={csv.version}
          onlyWrong={narrowed}
          onFix={csv.fix}
        />
      )}
      {blocked || isEmpty ? null : notice?.(good)}
      <Inline>
        <Button onClick={another.requestClose} disabled={sending}>
          Pilih file lain
        </Button>
        <Spacer />
        <Button
          variant="primary"
          loading={sending}
          disabled={blocked || good === 0 || isTooLong}
          onClick={() => send(good)}
        >
          Impor {formatNumber(good)} {noun}
        </Button>
      </Inline>
      {another.question}
    </Stack>
  );
}
