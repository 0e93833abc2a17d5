import { Button } from '../../actions/button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { formatNumber } from '../../formats/number.ts';
import { Inline, Muted } from '../../layout/layout.tsx';
import { Badge } from '../../records/badge.tsx';
import type { Delimiter } from './decode.ts';
import type { CsvSummary } from './store.ts';

const DELIMITERS: Record<Delimiter, string> = { ';': 'titik koma', ',': 'koma', '\t': 'tab' };
const ENCODINGS = { 'utf-8': null, 'utf-16le': 'UTF-16', 'windows-1252': 'Windows-1252' } as const;

/** Summary of the file, with the decisions needed before its rows can be used. */
export function ImportSummary({ summary, onDivide }: { summary: CsvSummary; onDivide: (to: Delimiter) => void }) {
  const { rows, wrong, better, delimiter, missing, repeated, unknown, encoding } = summary;
  const notes = [
    ENCODINGS[encoding] ? `Dibaca sebagai ${ENCODINGS[encoding]}` : null,
    unknown.length > 0 && !better ? `Kolom yang tidak dipakai: ${unknown.join(', ')}` : null,
  ].filter(Boolean);
  return (
    <>
      {better ? (
        <Banner
          tone="warn"
          title={`Kolomnya tampak dipisahkan ${DELIMITERS[better]}, bukan ${DELIMITERS[delimiter]}`}
          actions={
            <Button size="sm" onClick={() => onDivide(better)}>
              Ganti pemisah
            </Button>
          }
        />
      ) : missing.length > 0 ? (
        <Banner tone="error" title={`Kolom wajib tidak ada: ${missing.join(', ')}`}>
          Baris pertama file harus berisi nama kolom.
        </Banner>
      ) : null}
      {repeated.length > 0 ? (
        <Banner tone="warn" title={`Ada nama kolom yang berulang: ${repeated.join(', ')}`}>
          Kolom pertama yang dipakai.
        </Banner>
      ) : null}
      <Inline role="status">
        <Badge tone="neutral">{formatNumber(rows)} baris</Badge>
        {missing.length === 0 ? (
          <>
            <Badge tone="ok">{formatNumber(rows - wrong)} siap</Badge>
            {wrong > 0 ? <Badge tone="error">{formatNumber(wrong)} bermasalah</Badge> : null}
          </>
        ) : null}
        {notes.length > 0 ? <Muted>{notes.join('. ')}</Muted> : null}
      </Inline>
    </>
  );
}
