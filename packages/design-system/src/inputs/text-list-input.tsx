import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { TextInput } from './text-input.tsx';

export interface TextListInputProps {
  /** Noun of a row: 'Tanggal tertampil'. */
  label: string;
  /** One text per row. */
  values: readonly string[];
  /** Called with the texts of all rows. */
  onChange: (values: string[]) => void;
  /** Label of the button that adds a row; default 'Tambah'. */
  addLabel?: string | undefined;
  /** Shown in an empty row. */
  placeholder?: string | undefined;
  /** Marks empty rows; set it after an attempt to save. */
  showEmpty?: boolean | undefined;
}

/** A list of short texts, such as the displayed dates of a class, with buttons to add and remove rows. */
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
