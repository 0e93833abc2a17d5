import type { Role } from '@widya/contract/endpoint';

/** The list of all self-paced courses. */
export const LIST_PATH = '/private-class-editor';

/** Where Kelola leads: to the form for those who may edit it, to the participants for the others. Rules C-013, C-014. */
export const managePath = (id: number, role: Role): string =>
  `/editor/${role === 'instructor' ? 'privateClassVisitors' : 'privateClassDetail'}/${id}`;
