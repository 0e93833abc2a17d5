import type { Merchandise } from '@widya/contract/merchandise';
import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import { FormDialog } from '@widya/design-system/form-dialog';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { MoneyInput } from '@widya/design-system/money-input';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { UrlInput } from '@widya/design-system/url-input';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { failureOf } from '../../../features/failure.ts';
import { PhotoFields } from '../photos/photo-fields.tsx';
import { MERCHANDISE_FORM_TEXTS as texts } from './texts.ts';
import { useMerchandiseForm } from './use-merchandise-form.ts';

interface MerchandiseDialogProps {
  /** Null for a new one. */
  readonly piece: Merchandise | null;
  readonly onClose: () => void;
}

/** 'Tambah Kreasi' and 'Sunting Kreasi'. C-164 to C-175. */
export function MerchandiseDialog({ piece, onClose }: MerchandiseDialogProps) {
  const { form, dirty, busy, failure, save, conflict } = useMerchandiseForm(piece, onClose);
  const { control } = form;
  useUnsavedWork(dirty, save);
  return (
    <>
      <FormDialog
        title={piece ? texts.editTitle : texts.addTitle}
        size="lg"
        onClose={onClose}
        onSubmit={() => void save()}
        dirty={dirty}
        busy={busy}
        failure={failureOf(failure)}
        submitLabel={texts.save}
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
        <PhotoFields control={control} id={piece?.id ?? null} />
      </FormDialog>
      {conflict && (
        <ConflictDialog
          open
          who={conflict.who}
          when={conflict.when}
          fields={conflict.fields}
          saving={busy}
          onResolve={conflict.resolve}
          onCancel={conflict.cancel}
        />
      )}
    </>
  );
}
