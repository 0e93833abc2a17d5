import type { Role } from '@widya/contract/endpoint';
import { listAddress } from '@widya/remote-kit/list-address';

/** The list of all self-paced courses. */
export const LIST_PATH = '/private-class-editor';

/** The way back to that list, as it was left. */
export const courseListPath = (): string => listAddress(LIST_PATH);

/** The same with hidden courses, as a new one is. */
export const HIDDEN_LIST_PATH = `${LIST_PATH}?hidden=1`;

/** Where Kelola leads: to the form for those who may edit it, to the participants for the others. C-013, C-014. */
export const managePath = (id: number, role: Role): string =>
  `/editor/${role === 'instructor' ? 'privateClassVisitors' : 'privateClassDetail'}/${id}`;
