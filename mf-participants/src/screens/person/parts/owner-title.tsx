import { TextLink } from '@widya/design-system/link';

/** The class, course or item of a row, linked when its screen exists and the account may open it. */
export function OwnerTitle({ to, name }: { readonly to: string | null; readonly name: string }) {
  return to === null ? name : <TextLink to={to}>{name}</TextLink>;
}
