import { usePersonRegistrations } from '@widya/api-client/person';
import type { PersonRegistration } from '@widya/contract/person';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatPercent } from '@widya/design-system/formats/number';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { joinFacts } from '../../../features/participants/drawer/join-facts.ts';
import { registrationPath } from '../../../features/participants/drawer/person-items.tsx';
import { isListed } from '../listed-registration.ts';
import { RegistrationActions } from '../registration-actions.tsx';
import { type ActingOn, RegistrationDialog } from '../registration-dialog.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';
import { OwnerTitle } from './owner-title.tsx';
import { type PartProps, PartSection } from './part-section.tsx';

/** Registrations in classes and courses with their next actions, and those for events. */
export function RegistrationsPart(props: PartProps) {
  const query = usePersonRegistrations(props.person.id);
  const { can } = useSession();
  const [acting, setActing] = useState<ActingOn | null>(null);
  const itemOf = (row: PersonRegistration) => {
    const mayOpen = can(row.kind === 'course' ? 'private-class' : 'home');
    return {
      key: `${row.kind}${row.id}`,
      title: <OwnerTitle to={mayOpen ? registrationPath(row) : null} name={row.name} />,
      badges: (
        <>
          <Badge>{row.label}</Badge>
          {row.kind === 'course' && <Badge tone="info">{texts.course}</Badge>}
          {row.kind === 'event' && <Badge tone="info">{texts.event}</Badge>}
          {row.is_present && <Badge tone="ok">{texts.present}</Badge>}
        </>
      ),
      sub: joinFacts(
        row.code,
        formatMoney(row.price),
        row.predicate,
        row.progress !== null && texts.progress(formatPercent(row.progress)),
        formatDateTime(row.registered_at),
      ),
      actions: isListed(row) && <RegistrationActions row={row} onAct={(kind) => setActing({ kind, row })} />,
    };
  };
  return (
    <>
      <PartSection {...props} name="registrations" query={query} items={(rows) => rows.map(itemOf)} />
      {acting && <RegistrationDialog {...acting} onClose={() => setActing(null)} />}
    </>
  );
}
