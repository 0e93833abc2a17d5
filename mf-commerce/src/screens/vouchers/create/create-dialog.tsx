import { VOUCHER_TYPES } from '@widya/contract/voucher-rules';
import { FormDialog } from '@widya/design-system/form-dialog';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { MoneyInput } from '@widya/design-system/money-input';
import { NumberInput } from '@widya/design-system/number-input';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { useWatch } from '@widya/design-system/use-form';
import { failureOf } from '@widya/record-kit/read/failure';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { VOUCHERS_TEXTS } from '../texts.ts';
import { CodeInput } from './code-input.tsx';
import { DiscountField } from './discount-field.tsx';
import { CREATE_TEXTS as texts } from './texts.ts';
import { type CreatedVouchers, useCreate } from './use-create.ts';

const TYPES = VOUCHER_TYPES.map((value) => ({ value, label: VOUCHERS_TEXTS.types[value] }));

interface CreateDialogProps {
  readonly onCreated: (created: CreatedVouchers) => void;
  readonly onClose: () => void;
}

/** 'Buat Voucer': creates one voucher, or up to 5,000 that differ only in their code. C-132 to C-149. */
export function CreateDialog({ onCreated, onClose }: CreateDialogProps) {
  const { form, dirty, busy, failure, save } = useCreate(onCreated);
  const { control } = form;
  const [type, code] = useWatch({ control, name: ['type', 'code'] });
  const hasOwnCode = code.trim() !== '';
  useUnsavedWork(dirty, save);
  return (
    <FormDialog
      title={texts.title}
      size="lg"
      onClose={onClose}
      onSubmit={() => void save()}
      dirty={dirty}
      busy={busy}
      failure={failureOf(failure)}
      submitLabel={texts.save}
    >
      <FormField control={control} name="name" label={texts.name} required>
        {(field) => <TextInput {...field} autoComplete="off" data-autofocus />}
      </FormField>
      <FormField control={control} name="type" label={texts.type} group help={texts.typeHelp[type]}>
        {({ value, onChange }) => <SegmentGroup options={TYPES} value={value} onChange={onChange} />}
      </FormField>
      <FieldGrid>
        <DiscountField control={control} />
        <FormField control={control} name="code" label={texts.code} help={texts.codeHelp}>
          {(field) => <CodeInput {...field} />}
        </FormField>
        <FormField
          control={control}
          name="count"
          label={texts.count}
          required
          disabled={hasOwnCode}
          help={hasOwnCode ? texts.countFixed : texts.countHelp}
        >
          {(field) => <NumberInput {...field} value={hasOwnCode ? 1 : field.value} />}
        </FormField>
        <FormField control={control} name="minimum_usage" label={texts.minimum} help={texts.minimumHelp}>
          {(field) => <MoneyInput {...field} />}
        </FormField>
        <FormField control={control} name="note" label={texts.note}>
          {(field) => <Textarea {...field} rows={2} />}
        </FormField>
      </FieldGrid>
    </FormDialog>
  );
}
