import type { Role } from '@widya/contract/endpoint';

/** The screen that Kelola opens: the form for those who may edit it, the participants for others.. */
export const managePath = (code: string, role: Role): string =>
  `/editor/${role === 'instructor' ? 'visitors' : 'classDetail'}/${encodeURIComponent(code)}`;
