import { SINGLE_SIGN_ON_PATH } from '@widya/contract/accounts-single-sign-on';
import { SmallLink } from '../auth/small-link.tsx';
import { providerName } from './provider-name.ts';
import { singleSignOnTexts as texts } from './texts.ts';

/** The same way in beside a page with work that must not be left: this one goes on once the new tab has signed in. */
export function SingleSignOnLink() {
  const name = providerName();
  if (name === null) return null;
  return (
    <SmallLink href={SINGLE_SIGN_ON_PATH} target="_blank" rel="noopener">
      {texts.newTab(name)}
    </SmallLink>
  );
}
