import type { ReactNode } from 'react';
import { AddressForm } from './address-form.tsx';
import type { AddressProblem, AddressStep } from './address-step.ts';
import { CodeForm } from './code-form.tsx';
import '../../styles/form.css';

interface ProveAddressProps {
  readonly step: AddressStep;
  readonly problem?: AddressProblem | undefined;
  /** The `h1` of the first step. */
  readonly heading: string;
  /** Text below the heading about the benefit. */
  readonly lead: ReactNode;
  /** Alternative shown with the code while mails are not being sent. */
  readonly withoutMail?: ReactNode;
}

/**
 * The two steps with which a device proves an email address: the address, then a code of six digits from a mail. Both
 * look the same for every address. The page's action passes their forms to `submitAddressForm`.
 */
export function ProveAddress({ step, problem, heading, lead, withoutMail }: ProveAddressProps) {
  if (step.name === 'code')
    return <CodeForm step={step} problem={problem?.field === 'code' ? problem : undefined} withoutMail={withoutMail} />;
  return <AddressForm heading={heading} lead={lead} problem={problem} />;
}
