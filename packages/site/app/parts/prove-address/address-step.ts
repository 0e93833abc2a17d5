/** Name of the field that tells the forms of `ProveAddress` from the page's own; its value is what the button does. */
export const ADDRESS_FORM = 'langkah';

/** What a device without a proof is asked for. */
export type AddressStep =
  | { readonly name: 'address' }
  | {
      readonly name: 'code';
      readonly email: string;
      /** False while mails are known not to leave. */
      readonly mailWorks: boolean;
      /** The code itself, in a demo that sends no mail. */
      readonly demoCode: string | null;
    };

/** What was wrong with the last step. */
export interface AddressProblem {
  readonly field: 'email' | 'code';
  readonly sentence: string;
  /** What was typed. */
  readonly value: string;
}
