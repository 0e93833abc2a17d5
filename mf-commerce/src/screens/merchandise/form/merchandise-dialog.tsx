import { useMerchandiseActions } from '@widya/api-client/merchandise';
import type { Merchandise } from '@widya/contract/merchandise';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { MoneyInput } from '@widya/design-system/money-input';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { toast } from '@widya/design-system/toast';
import { UrlInput } from '@widya/design-system/url-input';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { PhotoFields } from '../photos/photo-fields.tsx';
import { MERCHANDISE_FORM } from './merchandise-form.ts';
import { MERCHANDISE_FORM_TEXTS as texts } from './texts.ts';

interface MerchandiseDialogProps {
  /** Null for a new item. */
  readonly item: Merchandise | null;
  readonly onClose: () => void;
}

/** 'Tambah Kreasi' and 'Sunting Kreasi'. C-164 to C-175. */
export function MerchandiseDialog({ item, onClose }: MerchandiseDialogProps) {
  const { create, update } = useMerchandiseActions();
  const editor = useRecordEditor({
    record: item,
    definition: MERCHANDISE_FORM,
    calls: {
      create,
      update: (changes, over) => update(over.id, { ...changes, version: over.version }),
      announce: ({ warnings: [warning] }, created) =>
        toast.success(created ? texts.added : texts.updated, { description: warning }),
    },
    onSaved: onClose,
  });
  const { control } = editor.form;
  return (
    <RecordDialog
      editor={editor}
      title={item ? texts.editTitle : texts.addTitle}
      size="lg"
      submitLabel={texts.save}
      onClose={onClose}
    >
      <FormField control={control} name="name" label={texts.name} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="description" label={texts.description} required>
        {(field) => <Textarea {...field} rows={3} />}
      </FormField>
      <FieldGrid>
        <FormField control={control} name="price" label={texts.price} required help={texts.priceHelp}>
          {(field) => <MoneyInput {...field} />}
        </FormField>
        <FormField control={control} name="marketplace_link" label={texts.link} required help={texts.linkHelp}>
          {(field) => <UrlInput {...field} />}
        </FormField>
      </FieldGrid>
      <PhotoFields control={control} id={item?.id ?? null} />
    </RecordDialog>
  );
}
