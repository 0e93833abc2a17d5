/** Name of the field that distinguishes the forms of `ProveAddress` from the page's own; its value is the step. */
export const ADDRESS_FORM = 'langkah';

/** The steps for a device without an address proof. */
export type AddressStep =
  | { readonly name: 'address' }
  | {
      readonly name: 'code';
      readonly email: string;
      /** False while it is known that mails are not being sent. */
      readonly mailWorks: boolean;
      /** The code itself, in a demo that sends no mail. */
      readonly demoCode: string | null;
    };

/** Error of the last step. */
export interface AddressProblem {
  readonly field: 'email' | 'code';
  readonly sentence: string;
  /** The typed value. */
  readonly value: string;
}
