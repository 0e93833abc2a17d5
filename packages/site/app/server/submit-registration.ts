import { type AppLoadContext, redirect } from 'react-router';
import { REGION_FORM } from '../parts/region-fields.tsx';
import { VOUCHER_FORM } from '../parts/voucher-field.tsx';
import { readForm } from './form-values.ts';
import { isAddressForm, submitAddressForm } from './prove-address.ts';

type Values = Readonly<Record<string, string>>;

interface Submission<Data, Again, Done> {
  readonly context: AppLoadContext;
  readonly request: Request;
  /** Path of the page. */
  readonly returnTo: string;
  /** Data of the form; null when the address must be proven. */
  readonly read: () => Promise<Data | null>;
  /** Shows the form again with the typed values. */
  readonly showAgain: (formData: Data, values: Values) => Promise<Again>;
  readonly register: (formData: Data, values: Values) => Promise<Done>;
}

/** Handles the forms of a registration page by the pressed button. */
export async function submitRegistration<Data, Again, Done>(submission: Submission<Data, Again, Done>) {
  const { context, request, returnTo, read, showAgain, register } = submission;
  const values = await readForm(request);
  if (isAddressForm(values)) return submitAddressForm({ context, form: values, returnTo });
  const formData = await read();
  if (formData === null) return redirect(returnTo);
  if (values[REGION_FORM] !== undefined) return showAgain(formData, values);
  if (values[VOUCHER_FORM] !== undefined)
    return showAgain(formData, values[VOUCHER_FORM] === 'hapus' ? { ...values, voucher_code: '' } : values);
  return register(formData, values);
}
