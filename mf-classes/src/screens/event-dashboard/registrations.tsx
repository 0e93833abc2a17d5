import { SectionTitle, Stack } from '@widya/design-system/layout';
import { MissingRegistrations } from './missing-registrations.tsx';
import { RegistrationList } from './registration-list.tsx';
import { REGISTRATIONS_ID } from './registrations-id.ts';
import type { SessionScope } from './session-part.tsx';
import { REGISTRATION_TEXTS as texts } from './texts.ts';
import { useListInSight } from './use-list-in-sight.ts';

const TITLE_ID = `${REGISTRATIONS_ID}-judul`;

/** Registrations and the decisions of staff. A-253, B-022 and B-023. */
export function Registrations(scope: SessionScope) {
  useListInSight();
  return (
    <Stack as="section" id={REGISTRATIONS_ID} aria-labelledby={TITLE_ID} marginTop="6" scrollMarginTop="16">
      <SectionTitle id={TITLE_ID}>{texts.title}</SectionTitle>
      {scope.record.sessions.length === 0 ? <MissingRegistrations /> : <RegistrationList {...scope} />}
    </Stack>
  );
}
