import { TextLink } from '@widya/design-system/link';

/** The class, course or thing that a row is about; a link where its screen is there and open to the account. */
export function OwnerTitle({ to, name }: { readonly to: string | null; readonly name: string }) {
  return to === null ? name : <TextLink to={to}>{name}</TextLink>;
}
