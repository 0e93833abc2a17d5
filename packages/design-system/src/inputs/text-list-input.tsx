import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { TextInput } from './text-input.tsx';

export interface TextListInputProps {
  /** Of one row: 'Tanggal tertampil'. */
  label: string;
  /** A text for each row. */
  values: readonly string[];
  /** Gets the texts of all rows. */
  onChange: (values: string[]) => void;
  /** Of the button that adds a row; default 'Tambah'. */
  addLabel?: string | undefined;
  /** Shown in an empty row. */
  placeholder?: string | undefined;
  /** Marks rows without text; after a try to save. */
  showEmpty?: boolean | undefined;
}

/** A list of short texts, such as the displayed dates of a class; rows are added and removed. */
export function TextListInput({
  label,
  values,
  onChange,
  addLabel = 'Tambah',
  placeholder,
  showEmpty,
}: TextListInputProps) {
  const set = (index: number, text: string) => onChange(values.map((value, at) => (at === index ? text : value)));
  return (
    <Stack gap="2">
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a row of free text
        <Inline key={index} flexWrap="nowrap">
          <TextInput
            aria-label={`${label} ${index + 1}`}
            value={value}
            placeholder={placeholder}
            aria-invalid={showEmpty && value.trim() === ''}
            onChange={(event) => set(index, event.target.value)}
          />
          <IconButton
            variant="ghost"
            label={`Hapus ${label} ${index + 1}`}
            icon={<Trash2 size={16} />}
            onClick={() => onChange(values.filter((_, at) => at !== index))}
          />
        </Inline>
      ))}
      <div>
        <Button size="sm" icon={<Plus size={15} />} onClick={() => onChange([...values, ''])}>
          {addLabel}
        </Button>
      </div>
    </Stack>
  );
}
