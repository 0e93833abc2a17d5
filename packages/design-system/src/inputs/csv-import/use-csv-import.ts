import { useCallback, useEffect, useRef, useState } from 'react';
import type { CsvColumn } from './columns.ts';
import type { Delimiter } from './decode.ts';
import type { CsvPort } from './protocol.ts';
import { type CsvSession, createCsvSession } from './session.ts';
import type { CsvSummary } from './store.ts';

const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'File tidak dapat dibaca.';

/** State of an import: no file, reading, or rows that can be corrected. */
export function useCsvImport(columns: readonly CsvColumn[], connect: (() => CsvPort) | undefined) {
  const session = useRef<CsvSession | null>(null);
  const [open, setOpen] = useState<CsvSession | null>(null);
  const [summary, setSummary] = useState<CsvSummary | null>(null);
  const [version, setVersion] = useState(0);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [corrected, setCorrected] = useState(false);
  const close = useCallback(() => {
    session.current?.close();
    session.current = null;
    setOpen(null);
    setSummary(null);
    setCorrected(false);
  }, []);
  useEffect(() => close, [close]);
  const take = useCallback(async (answer: Promise<CsvSummary>) => {
    try {
      setSummary(await answer);
      setVersion((current) => current + 1);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }, []);
  const start = async (file: Blob, delimiter: Delimiter) => {
    close();
    setProblem(null);
    setReading(true);
    const fresh = createCsvSession(connect);
    session.current = fresh;
    await take(fresh.request('open', { file, columns, delimiter }));
    setOpen(fresh);
    setReading(false);
  };
  return {
    session: open,
    summary,
    version,
    reading,
    problem,
    /** Whether cells were corrected, which closing the import would lose. */
    corrected,
    setProblem,
    start,
    close,
    divide: (delimiter: Delimiter) => open && take(open.request('divide', delimiter)),
    fix: (index: number, column: number, value: string) => {
      if (!open) return;
      setCorrected(true);
      void take(open.request('fix', { index, column, value }));
    },
    dropWrong: () => open && take(open.request('dropWrong', null)),
  };
}
