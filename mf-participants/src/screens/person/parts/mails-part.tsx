import { usePersonMails } from '@widya/api-client/person';
import type { PersonMail } from '@widya/contract/person';
import { TextLink } from '@widya/design-system/link';
import { linkTo } from '@widya/remote-kit/link-to';
import { useSession } from '@widya/remote-kit/session';
import { mailItems } from '../../../features/participants/drawer/person-items.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';
import { type PartProps, PartSection } from './part-section.tsx';

/** Mails and their states; links to the log, where they can be read and resent. */
export function MailsPart(props: PartProps) {
  const query = usePersonMails(props.person.id);
  const { can } = useSession();
  const itemsOf = (rows: readonly PersonMail[]) =>
    mailItems(rows).map((item, at) => {
      const id = rows[at]?.log_id ?? null;
      const to = id === null || !can('email') ? null : linkTo('GeneralEmail', {}, { tab: 'log', surel: id });
      return { ...item, detail: to && <TextLink to={to}>{texts.openMail}</TextLink> };
    });
  return <PartSection {...props} name="mails" query={query} items={itemsOf} />;
}
