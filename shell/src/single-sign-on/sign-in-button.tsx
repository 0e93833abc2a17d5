import { SINGLE_SIGN_ON_PATH } from '@widya/contract/accounts-single-sign-on';
import { Button } from '@widya/design-system/button';
import { OrganisationIcon } from '@widya/design-system/icon';
import { attemptedPath } from '../routing/browser-location.ts';
import { providerName } from './provider-name.ts';
import { singleSignOnTexts as texts } from './texts.ts';

/** Address of the page that starts a sign-in at the provider, with the path to open afterwards; null for none. */
export const singleSignOnHref = (attempted: string | null): string =>
  attempted === null ? SINGLE_SIGN_ON_PATH : `${SINGLE_SIGN_ON_PATH}?to=${encodeURIComponent(attempted)}`;

/** Sign-in at the organisation's provider; renders nothing without one. */
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
