import { useCallback, useEffect, useRef, useState } from 'react';
import type { CsvColumn } from './columns.ts';
import type { Delimiter } from './decode.ts';
import type { CsvPort } from './protocol.ts';
import { type CsvSession, createCsvSession } from './session.ts';
import type { CsvSummary } from './store.ts';

const words = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'File tidak dapat dibaca.';

/** State of an import: no file, reading, or rows that can be corrected. */
export function useCsvImport(columns: readonly CsvColumn[], connect: (() => CsvPort) | undefined) {
  const session = useRef<CsvSession | null>(null);
  const [open, setOpen] = useState<CsvSession | null>(null);
  const [summary, setSummary] = useState<CsvSummary | null>(null);
  const [version, setVersion] = useState(0);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [mended, setMended] = useState(false);
  const close = useCallback(() => {
    session.current?.close();
    session.current = null;
    setOpen(null);
    setSummary(null);
    setMended(false);
  }, []);
  useEffect(() => close, [close]);
  const take = useCallback(async (answer: Promise<CsvSummary>) => {
    try {
      setSummary(await answer);
      setVersion((current) => current + 1);
    } catch (error) {
      setProblem(words(error));
    }
  }, []);
  const start = async (file: Blob, delimiter: Delimiter) => {
    close();
    setProblem(null);
    setReading(true);
    const fresh = createCsvSession(connect);
    session.current = fresh;
    await take(fresh.ask('open', { file, columns, delimiter }));
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
    mended,
    setProblem,
    start,
    close,
    divide: (delimiter: Delimiter) => open && take(open.ask('divide', delimiter)),
    fix: (index: number, column: number, value: string) => {
      if (!open) return;
      setMended(true);
      void take(open.ask('fix', { index, column, value }));
    },
    dropWrong: () => open && take(open.ask('dropWrong', null)),
  };
}
