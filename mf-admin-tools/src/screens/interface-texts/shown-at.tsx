import type { InterfaceGroupId } from '@widya/contract/interface-text-groups';
import { outwardAddress } from '@widya/contract/outward-address';
import { Muted } from '@widya/design-system/layout';
import { ExternalLink } from '@widya/design-system/link';
import { useSession } from '@widya/remote-kit/session';
import { INTERFACE_TEXTS_TEXTS as texts } from './texts.ts';

/** The page that shows the texts of a screen, or links to those that do. */
const PAGES: Readonly<Record<InterfaceGroupId, 'catalogue' | 'account' | 'ownProfile'>> = {
  header_menu: 'catalogue',
  footer: 'catalogue',
  class_detail: 'catalogue',
  private_class_detail: 'catalogue',
  profile_page: 'ownProfile',
  transaction_page: 'account',
  transaction_card: 'account',
  transaction_detail: 'account',
};

/** Link to the page on which visitors read the texts of a screen. */
export function ShownAt({ id }: { readonly id: InterfaceGroupId }) {
  const { site } = useSession().user;
  const page = PAGES[id];
  return (
    <Muted fontSize="sm">
      {texts.shownAt[id]} <ExternalLink href={outwardAddress(site, page)}>{texts.openPage[page]}</ExternalLink>
    </Muted>
  );
}
