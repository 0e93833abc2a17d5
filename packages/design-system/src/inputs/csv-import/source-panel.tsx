import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { Inline, Stack } from '../../layout/layout.tsx';
import { csvText } from '../../tables/exports/csv.ts';
import { saveBlob } from '../../tables/exports/save-blob.ts';
import { Field } from '../field.tsx';
import { Textarea } from '../textarea.tsx';
import { DropZone } from '../upload/drop-zone.tsx';
import { FILE_KINDS } from '../upload/types.ts';
import type { CsvColumn } from './columns.ts';
import type { Delimiter } from './decode.ts';

interface SourcePanelProps {
  columns: readonly CsvColumn[];
  /** 'contoh-undangan.csv' */
  templateName: string;
  onSource: (file: Blob, delimiter: Delimiter) => void;
  onFiles: (files: readonly File[]) => void;
}

/** Sources of rows: a file, cells copied from Excel, and a template to start with. */
export function SourcePanel({ columns, templateName, onSource, onFiles }: SourcePanelProps) {
  const [pasted, setPasted] = useState('');
  const [pasting, setPasting] = useState(false);
  const template = () => {
    const text = csvText([columns.map(({ header }) => header), columns.map(({ example }) => example ?? '')]);
    saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), templateName);
  };
  return (
    <Stack>
      <DropZone kinds={[FILE_KINDS.csv]} button="Pilih file CSV" onFiles={onFiles}>
        atau tarik ke sini. Kolom: {columns.map(({ header }) => header).join(', ')}.
      </DropZone>
      <Inline>
        <Button size="sm" variant="ghost" icon={<Download size={15} />} onClick={template}>
          Unduh file contoh
        </Button>
        <Button size="sm" variant="ghost" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          Tempel dari Excel
        </Button>
      </Inline>
      {pasting ? (
        <Stack>
          <Field label="Tempel di sini" help="Salin dari Excel beserta baris judul kolomnya.">
            <Textarea rows={5} value={pasted} onChange={(event) => setPasted(event.target.value)} />
          </Field>
          <Inline>
            <Button
              size="sm"
              variant="primary"
              disabled={pasted.trim() === ''}
              onClick={() => onSource(new Blob([pasted]), pasted.includes('\t') ? '\t' : ';')}
            >
              Periksa
            </Button>
          </Inline>
        </Stack>
      ) : null}
    </Stack>
  );
}
