import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { Menu } from '../../actions/menu.tsx';
import { toast } from '../../feedback/toast.ts';
import { formatNumber } from '../../formats/number.ts';
import type { Sheet } from '../exports/csv.ts';
import { saveBlob } from '../exports/save-blob.ts';
import type { DataColumn } from './types.ts';

// Loads the code that writes files only when somebody exports, which is rare.
const fileOf = async (ending: 'csv' | 'xlsx', sheet: Sheet): Promise<Blob> =>
  ending === 'csv'
    ? (await import('../exports/csv.ts')).csvFile(sheet)
    : (await import('../exports/xlsx.ts')).xlsxFile(sheet);

export interface ExportMenuProps<Row> {
  /** File name without its extension. */
  name: string;
  columns: readonly DataColumn<Row>[];
  rows: () => readonly Row[] | Promise<readonly Row[]>;
  sheet?: ((rows: readonly Row[]) => Sheet) | undefined;
  onError?: ((error: unknown, retry: () => void) => void) | undefined;
}

/** Saves the matching rows with the visible columns in order, as CSV or XLSX. */
export function ExportMenu<Row>({ name, columns, rows, sheet: sheetOf, onError }: ExportMenuProps<Row>) {
  const [busy, setBusy] = useState(false);
  const save = async (ending: 'csv' | 'xlsx') => {
    setBusy(true);
    try {
      const found = await rows();
      const sheet = sheetOf ? sheetOf(found) : (await import('../exports/table-sheet.ts')).tableSheet(columns, found);
      saveBlob(await fileOf(ending, sheet), `${name}.${ending}`);
      toast.success(`${formatNumber(sheet.length - 1)} baris diekspor`);
    } catch (error) {
      if (onError) onError(error, () => void save(ending));
      else toast.error('Ekspor gagal', { description: 'Periksa sambungan, lalu coba lagi.' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      label="Ekspor"
      trigger={
        <Button size="sm" icon={<Download size={16} />} loading={busy}>
          Ekspor
        </Button>
      }
      items={[
        { key: 'csv', label: 'CSV', onSelect: () => void save('csv') },
        { key: 'xlsx', label: 'Excel (XLSX)', onSelect: () => void save('xlsx') },
      ]}
    />
  );
}
