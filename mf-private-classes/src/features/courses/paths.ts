import type { Role } from '@widya/contract/endpoint';
import { listAddress } from '@widya/remote-kit/list-address';

/** The list of all courses. */
export const LIST_PATH = '/private-class-editor';

/** Link back to the list with its last query. */
export const courseListPath = (): string => listAddress(LIST_PATH);

/** The list including hidden courses, such as a new one. */
export const HIDDEN_LIST_PATH = `${LIST_PATH}?hidden=1`;

/** The screen that Kelola opens: the form for those who may edit it, the participants for others. C-013, C-014. */
export const managePath = (id: number, role: Role): string =>
  `/editor/${role === 'instructor' ? 'privateClassVisitors' : 'privateClassDetail'}/${id}`;
