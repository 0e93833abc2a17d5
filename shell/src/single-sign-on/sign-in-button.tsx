import { SINGLE_SIGN_ON_PATH } from '@widya/contract/accounts-single-sign-on';
import { Button } from '@widya/design-system/button';
import { OrganisationIcon } from '@widya/design-system/icon';
import { attemptedPath } from '../routing/browser-location.ts';
import { providerName } from './provider-name.ts';
import { singleSignOnTexts as texts } from './texts.ts';

/** The page of the sign-in, which remembers where somebody wanted to go. */
export const singleSignOnHref = (attempted: string | null): string =>
  attempted === null ? SINGLE_SIGN_ON_PATH : `${SINGLE_SIGN_ON_PATH}?to=${encodeURIComponent(attempted)}`;

/** The way in at the provider of the organisation; nothing where there is none. */
export function SingleSignOnButton() {
  const name = providerName();
  if (name === null) return null;
  return (
    <Button
      size="lg"
      full
      icon={<OrganisationIcon size={18} />}
      onClick={() => window.location.assign(singleSignOnHref(attemptedPath()))}
    >
      {texts.button(name)}
    </Button>
  );
}
