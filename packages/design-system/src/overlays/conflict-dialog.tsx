import { formatDateTime } from '@widya/contract/time/texts';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { RadioGroup } from '../inputs/radio-group.tsx';
import { styled } from '../theme/styled.ts';
import { Dialog } from './dialog.tsx';

export interface ConflictField {
  key: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

export interface ConflictDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Who saved first; 'Orang lain' when unknown. */
  who?: string | null | undefined;
  /** ISO instant of that change, if known. */
  when?: string | null | undefined;
  /** Conflicting fields, with both values as the form displays them. */
  fields: readonly ConflictField[];
  /** Whether the choice is being saved. */
  saving?: boolean | undefined;
  /** Called with the keys of the fields that keep the own value; the others take the other person's. */
  onResolve: (mine: readonly string[]) => void;
  /** Returns to the unchanged form. */
  onCancel: () => void;
}

const Box = styled('div', {
  base: {
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    padding: '12px 14px',
    marginTop: '3',
  },
});
const Title = styled('div', { base: { textStyle: 'label', marginBottom: '1' } });
const Value = styled('span', { base: { overflowWrap: 'anywhere' } });
const Who = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } });

type Side = 'mine' | 'theirs';

/** Resolves a concurrent change of a record (409): shows both values of each field for a choice. */
export function ConflictDialog({ open, when, fields, saving, onResolve, onCancel, ...props }: ConflictDialogProps) {
  const who = props.who || 'Orang lain';
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const titles = useId();
  const sideOf = (key: string): Side => sides[key] ?? 'mine';
  const choice = (value: ReactNode, from: string) => (
    <Value>
      {value || '—'}
      <Who>{from}</Who>
    </Value>
  );
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      locked={saving}
      title="Data sudah diubah orang lain"
      description={`${who} menyimpan perubahan${when ? ` pada ${formatDateTime(when)}` : ''}. Pilih isi yang dipakai.`}
      footer={
        <>
          <Button onClick={onCancel} disabled={saving}>
            Batal
          </Button>
          <Button
            variant="primary"
            loading={saving}
            onClick={() => onResolve(fields.filter(({ key }) => sideOf(key) === 'mine').map(({ key }) => key))}
          >
            Simpan pilihan
          </Button>
        </>
      }
    >
      {fields.map(({ key, label, mine, theirs }) => (
        <Box key={key} role="group" aria-labelledby={`${titles}-${key}`}>
          <Title id={`${titles}-${key}`}>{label}</Title>
          <RadioGroup<Side>
            label={label}
            value={sideOf(key)}
            onChange={(side) => setSides((current) => ({ ...current, [key]: side }))}
            options={[
              { value: 'mine', label: choice(mine, 'Isianmu') },
              { value: 'theirs', label: choice(theirs, `Isian ${who}`) },
            ]}
          />
        </Box>
      ))}
    </Dialog>
  );
}
