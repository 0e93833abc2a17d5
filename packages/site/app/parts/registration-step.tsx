import type { ReactNode } from 'react';
import type { AddressProblem, AddressStep } from './prove-address/address-step.ts';
import { ProveAddress } from './prove-address/prove-address.tsx';
import { WithoutCode } from './prove-address/without-code.tsx';

interface RegistrationStepProps {
  /** The `h1` of the address proof. */
  readonly heading: string;
  /** The step of the address proof; null for a device that needs none. */
  readonly step: AddressStep | null;
  readonly problem: AddressProblem | undefined;
  /** The form; null until the address is proven. */
  readonly children: ReactNode;
}

/** The current step of a registration for a ticket: the address proof, or the form. */
export function RegistrationStep({ heading, step, problem, children }: RegistrationStepProps) {
  if (children !== null || step === null) return children;
  return (
    <ProveAddress
      step={step}
      problem={problem}
      heading={heading}
      lead="Tanpa akun. Tiket dikirim lewat email."
      withoutMail={<WithoutCode />}
    />
  );
}
