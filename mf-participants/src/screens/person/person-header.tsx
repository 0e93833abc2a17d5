import type { PersonHead } from '@widya/contract/person';
import { Badge } from '@widya/design-system/badge';
import { Button } from '@widya/design-system/button';
import { PencilIcon } from '@widya/design-system/icon';
import { ExternalLink } from '@widya/design-system/link';
import { PageHeader } from '@widya/design-system/page-header';
import { linkTo } from '@widya/remote-kit/link-to';
import { listAddress } from '@widya/remote-kit/list-address';
import { PERSON_PAGE_TEXTS as texts } from './texts.ts';

interface PersonHeaderProps {
  readonly person: PersonHead;
  readonly onEdit: () => void;
}

/** Name, address and state of a person; editing needs the key of users. */
export function PersonHeader({ person, onEdit }: PersonHeaderProps) {
  const { full_name, email, member } = person;
  const users = member ? linkTo('Users') : null;
  const isAnonymised = member !== undefined && member.anonymised_at !== null;
  return (
    <PageHeader
      title={full_name}
      breadcrumb={users === null ? undefined : [{ label: texts.users, to: listAddress(users) }, { label: full_name }]}
      context={
        <>
          <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>
          {isAnonymised ? <Badge>{texts.anonymised}</Badge> : member?.active === 0 && <Badge>{texts.deleted}</Badge>}
        </>
      }
      actions={
        member?.active === 1 && !isAnonymised ? (
          <Button variant="primary" icon={<PencilIcon size={16} aria-hidden />} onClick={onEdit}>
            {texts.edit}
          </Button>
        ) : null
      }
    />
  );
}
