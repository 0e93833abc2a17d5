import { SINGLE_SIGN_ON_PATH } from '@widya/contract/accounts-single-sign-on';
import { SmallLink } from '../auth/small-link.tsx';
import { providerName } from './provider-name.ts';
import { singleSignOnTexts as texts } from './texts.ts';

/**
 * Sign-in at the provider in a new tab, for a page with unsaved work; the page continues once the new tab has signed
 * in.
 */
export function SingleSignOnLink() {
  const name = providerName();
  if (name === null) return null;
  return (
    <SmallLink href={SINGLE_SIGN_ON_PATH} target="_blank" rel="noopener">
      {texts.newTab(name)}
    </SmallLink>
  );
}
