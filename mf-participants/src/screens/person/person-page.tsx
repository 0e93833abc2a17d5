import type { PersonHead } from '@widya/contract/person';
import { Card, Page, SectionTitle, Stack } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { RecordPage } from '@widya/design-system/record-page';
import { SectionIndex } from '@widya/design-system/section-index';
import { styled } from '@widya/design-system/styled';
import { usePageTitle } from '@widya/remote-kit/document-title';
import { linkTo } from '@widya/remote-kit/link-to';
import { useNavigate } from '@widya/remote-kit/router';
import { useState } from 'react';
import { PersonFacts } from '../../features/user/person-facts.tsx';
import { PrivacyActions } from '../../features/user/privacy-actions.tsx';
import { RepeatedNotice } from '../../features/user/repeated-notice.tsx';
import { ContactFacts } from './contact-facts.tsx';
import type { SectionName } from './parts/part-section.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonParts } from './person-parts.tsx';
import { PERSON_PAGE_TEXTS as texts } from './texts.ts';

const loadEdit = () => import('../../features/user/user-dialog.tsx').then(({ UserDialog }) => UserDialog);

// Before the sections on phones.
const Facts = styled(Card, { base: { order: { base: -1, lg: 0 } } });

/** Notes are shown to accounts that get them with the registrations. */
const sectionsOf = ({ parts, contact }: PersonHead): readonly SectionName[] =>
  parts.flatMap((part): SectionName[] => (part === 'registrations' && contact ? [part, 'notes'] : [part]));

/** The page of a person with everything that the account may see. */
export function PersonPage({ person }: { readonly person: PersonHead }) {
  const [isEditing, setEditing] = useState(false);
  const navigate = useNavigate();
  usePageTitle(person.full_name);
  const { member, contact } = person;
  const names = sectionsOf(person);
  const close = () => setEditing(false);
  return (
    <Page>
      <PersonHeader person={person} onEdit={() => setEditing(true)} />
      {member && (
        <RepeatedNotice member={member} onMerged={() => void navigate(linkTo('Users') ?? '/', { replace: true })} />
      )}
      <RecordPage
        side={
          <>
            <SectionIndex label={texts.sections} sections={names.map((id) => ({ id, title: texts.parts[id] }))} />
            {(member || contact) && (
              <Facts padded>
                <Stack>
                  <SectionTitle>{texts.facts}</SectionTitle>
                  {member ? (
                    <PersonFacts member={member} />
                  ) : (
                    contact && <ContactFacts person={person} contact={contact} />
                  )}
                  {member && <PrivacyActions member={member} />}
                </Stack>
              </Facts>
            )}
          </>
        }
      >
        <PersonParts person={person} names={names} />
      </RecordPage>
      {isEditing && member && <LazyPart load={loadEdit} onFailure={close} props={{ member, onClose: close }} />}
    </Page>
  );
}
