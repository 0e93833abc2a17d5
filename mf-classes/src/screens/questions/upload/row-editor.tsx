import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { FieldGrid } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { type RowField, rowErrors, type UploadedRow } from './row-rules.ts';
import { UPLOAD_TEXTS as texts } from './texts.ts';

interface RowEditorProps {
  /** As uploaded, or as corrected so far. */
  readonly row: UploadedRow;
  readonly onCorrect: (row: UploadedRow) => void;
  readonly onSkip: () => void;
}

/** A row with a problem, to be corrected or skipped. */
export function RowEditor({ row, onCorrect, onSkip }: RowEditorProps) {
  const errors = rowErrors(row);
  const bind = (field: RowField) => ({
    value: row[field],
    onChange: (event: { target: { value: string } }) => onCorrect({ ...row, [field]: event.target.value }),
  });
  return (
    <>
      <FieldGrid>
        <Field label={texts.fields.nama} required error={errors.nama}>
          <TextInput size="sm" {...bind('nama')} />
        </Field>
        <Field label={texts.fields.surel} error={errors.surel}>
          <TextInput size="sm" inputMode="email" {...bind('surel')} />
        </Field>
        <Field label={texts.fields.pertanyaan} required error={errors.pertanyaan}>
          <Textarea rows={2} {...bind('pertanyaan')} />
        </Field>
        <Field label={texts.fields.jawaban} error={errors.jawaban}>
          <Textarea rows={2} {...bind('jawaban')} />
        </Field>
      </FieldGrid>
      <div>
        <Button size="sm" onClick={onSkip} aria-label={texts.skipRow(row.row)}>
          {texts.skip}
        </Button>
      </div>
    </>
  );
}
