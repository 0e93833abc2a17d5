import { ADMINS, type Endpoint, SUPERADMIN } from './endpoint.ts';
import type { participantPrivacySchemas } from './participants-privacy.schemas.ts';

type S = typeof participantPrivacySchemas;

const tag = 'Privacy';

/** `data-pengguna.json`: all data stored about a person (S43, UU PDP). */
export const exportMemberData: Endpoint<S['exportMemberData']> = {
  id: 'exportMemberData',
  method: 'POST',
  path: '/v1/member/:id/data',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'users' },
  summary: 'Download everything stored about one person.',
  tag,
  audit: 'EXPORT_MEMBER',
  answerType: 'application/json; charset=utf-8',
};

/** Erases personal data irreversibly; counts, orders and certificate numbers stay (S43, UU PDP). */
export const anonymiseMember: Endpoint<S['anonymiseMember']> = {
  id: 'anonymiseMember',
  method: 'POST',
  path: '/v1/member/:id/anonymise',
  access: { kind: 'staff', roles: SUPERADMIN, menuKey: 'users' },
  summary: 'Anonymise one person for good.',
  tag,
  audit: 'ANONYMISE_MEMBER',
};
