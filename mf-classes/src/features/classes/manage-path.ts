import type { Role } from '@widya/contract/endpoint';

/** Where Kelola leads: to the form for those who may edit it, to the participants for the others.. */
export const managePath = (code: string, role: Role): string =>
  `/editor/${role === 'instructor' ? 'visitors' : 'classDetail'}/${encodeURIComponent(code)}`;
