import { checkVoucher, type RegistrationForm } from '@widya/contract/public-registrations';
import { type AppLoadContext, data } from 'react-router';
import { tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { type RegionChoices, regionChoices } from '../../server/regions.ts';
import { filledIn } from '../../server/registrant.ts';

export type Values = Readonly<Record<string, string>>;

/** Discount of a voucher on the class's price. */
export interface AppliedVoucher {
  readonly voucher_code: string;
  readonly discount: number;
  readonly percentage: number | null;
  readonly price: number;
}

/** State of the form. */
export interface FormState {
  readonly formData: RegistrationForm;
  readonly values: Values;
  readonly problems: Readonly<Record<string, string>>;
  readonly message?: string | undefined;
  readonly voucher: AppliedVoucher | null;
  readonly regions: RegionChoices;
}

/** The empty form. @param email typed in the previous step while proofs are impossible. */
export async function emptyForm(
  context: AppLoadContext,
  formData: RegistrationForm,
  email: string,
): Promise<FormState> {
  const values: Values = { ...filledIn(formData.person), ...(formData.person === null ? { email } : {}) };
  return {
    formData,
    values,
    problems: {},
    voucher: null,
    regions: await regionChoices(context, values.province ?? ''),
  };
}

async function voucherOf(context: AppLoadContext, formData: RegistrationForm, { voucher_code = '' }: Values) {
  if (voucher_code === '') return { voucher: null, problems: {} };
  const voucher = await tryCall(context, checkVoucher, {
    params: { code: formData.class.code },
    query: { voucher_code },
  });
  if (!(voucher instanceof CallFailure)) return { voucher, problems: {} };
  return { voucher: null, problems: { voucher_code: voucher.errors.voucher_code ?? voucher.message } };
}

/** Shows the form again with the typed values and the discounted price. */
export async function showAgain(
  context: AppLoadContext,
  formData: RegistrationForm,
  values: Values,
  failure?: CallFailure,
) {
  const checked = await voucherOf(context, formData, values);
  const problems = failure?.errors ?? checked.problems;
  const regions = await regionChoices(context, values.province ?? '');
  const form: FormState = { formData, values, problems, message: failure?.message, voucher: checked.voucher, regions };
  const status = failure?.status ?? (Object.keys(problems).length > 0 ? 422 : 200);
  return data({ form, address: undefined }, status);
}
