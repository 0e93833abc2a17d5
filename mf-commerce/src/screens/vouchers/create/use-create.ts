import { useVoucherActions } from '@widya/api-client/vouchers';
import { toast } from '@widya/design-system/toast';
import { useFormState } from '@widya/design-system/use-form';
import { useCheckedForm } from '@widya/record-kit/editor/use-checked-form';
import { useRefusedFields } from '@widya/record-kit/editor/use-refused-fields';
import { useAction } from '@widya/remote-kit/use-action';
import { CREATE_TEXTS } from './texts.ts';
import { VOUCHER_FORM, type VoucherValues } from './voucher-form.ts';

/** New vouchers, shown for copying, printing and saving. */
export interface CreatedVouchers {
  readonly name: string;
  readonly codes: readonly string[];
  /** The batch of several vouchers; null for a single one. */
  readonly batchId: string | null;
}

/** State of the form 'Buat Voucer'. Refusals keep the input. */
export function useCreate(onCreated: (created: CreatedVouchers) => void) {
  const { create } = useVoucherActions();
  const form = useCheckedForm({ rules: VOUCHER_FORM, values: VOUCHER_FORM.blank });
  const { isDirty } = useFormState({ control: form.control });
  const creating = useAction(async (values: VoucherValues) => {
    const { name, codes, batch_id } = await create(VOUCHER_FORM.bodyOf(values, null));
    toast.success(CREATE_TEXTS.saved);
    onCreated({ name, codes, batchId: batch_id });
  });
  const { failure } = creating;
  const refused = useRefusedFields(form, VOUCHER_FORM, failure);
  return {
    form,
    dirty: isDirty,
    busy: creating.busy,
    /** The API's refusal, unless it is shown at fields. */
    failure: Object.keys(refused).length > 0 ? null : failure,
    save: form.handleSubmit(async (values) => void (await creating.run(values))),
  };
}
