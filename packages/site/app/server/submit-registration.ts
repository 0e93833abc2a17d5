import { type AppLoadContext, redirect } from 'react-router';
import { REGION_FORM } from '../parts/region-fields.tsx';
import { VOUCHER_FORM } from '../parts/voucher-field.tsx';
import { readForm } from './form-values.ts';
import { isAddressForm, submitAddressForm } from './prove-address.ts';

type Values = Readonly<Record<string, string>>;

interface Submission<Found, Again, Done> {
  readonly context: AppLoadContext;
  readonly request: Request;
  /** Path of the page. */
  readonly returnTo: string;
  /** Data of the form; null when the address must be proven. */
  readonly read: () => Promise<Found | null>;
  /** Shows the form again with the typed values. */
  readonly showAgain: (found: Found, values: Values) => Promise<Again>;
  readonly register: (found: Found, values: Values) => Promise<Done>;
}

/** Handles the forms of a registration page by the pressed button. */
export async function submitRegistration<Found, Again, Done>(submission: Submission<Found, Again, Done>) {
  const { context, request, returnTo, read, showAgain, register } = submission;
  const values = await readForm(request);
  if (isAddressForm(values)) return submitAddressForm({ context, form: values, returnTo });
  const found = await read();
  if (found === null) return redirect(returnTo);
  if (values[REGION_FORM] !== undefined) return showAgain(found, values);
  if (values[VOUCHER_FORM] !== undefined)
    return showAgain(found, values[VOUCHER_FORM] === 'hapus' ? { ...values, voucher_code: '' } : values);
  return register(found, values);
}
