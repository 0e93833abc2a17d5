import { ApiError } from '@widya/api-client/api-error';
import { useVoucherActions } from '@widya/api-client/vouchers';
import { toast } from '@widya/design-system/toast';
import { useForm, useFormState } from '@widya/design-system/use-form';
import { useAction } from '@widya/remote-kit/use-action';
import { useEffect } from 'react';
import { CREATE_TEXTS } from './texts.ts';
import { checkVoucher, type VoucherErrors } from './voucher-form-rules.ts';
import { NEW_VOUCHER, type VoucherField, type VoucherValues, voucherBodyOf } from './voucher-values.ts';

/** What was made: shown for copying, printing and saving. */
export interface MadeVouchers {
  readonly name: string;
  readonly codes: readonly string[];
  /** What vouchers made together share; null for a single one. */
  readonly batchId: string | null;
}

const asErrors = (found: VoucherErrors) =>
  Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]));

const isField = (name: string): name is VoucherField => name in NEW_VOUCHER;

/** The form 'Buat Voucer'. What is typed stays through every refusal. */
export function useCreate(onMade: (made: MadeVouchers) => void) {
  const { create } = useVoucherActions();
  const form = useForm<VoucherValues>({
    defaultValues: NEW_VOUCHER,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: (values) => {
      const found = checkVoucher(values);
      return Object.keys(found).length > 0 ? { values: {}, errors: asErrors(found) } : { values, errors: {} };
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  const making = useAction(async (values: VoucherValues) => {
    const { name, codes, batch_id } = await create(voucherBodyOf(values));
    toast.success(CREATE_TEXTS.saved);
    onMade({ name, codes, batchId: batch_id });
  });

  const { failure } = making;
  const refused = failure instanceof ApiError ? Object.entries(failure.errors).filter(([name]) => isField(name)) : [];
  useEffect(() => {
    if (!(failure instanceof ApiError)) return;
    for (const [field, message] of Object.entries(failure.errors))
      if (isField(field)) form.setError(field, { type: 'api', message }, { shouldFocus: true });
  }, [failure, form]);

  return {
    form,
    dirty: isDirty,
    busy: making.busy,
    /** What the API refused and no field shows. */
    failure: refused.length > 0 ? null : failure,
    save: form.handleSubmit(async (values) => void (await making.run(values))),
  };
}
