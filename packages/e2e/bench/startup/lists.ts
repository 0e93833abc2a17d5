/** A list whose start is measured, in Widya and in the other pages. */
export interface MeasuredList {
  readonly name: string;
  /** Remote and screen, for the bundle that holds nothing else. */
  readonly remote: string;
  readonly screen: string;
  /** Address in every page made of Widya's code. @param code of the class with the most participants */
  readonly path: (code: string) => string;
  /** Address of the same list in the react-admin application. */
  readonly reactAdminPath: (code: string) => string;
}

export const LISTS: readonly MeasuredList[] = [
  {
    name: 'classes',
    remote: 'mf-classes',
    screen: 'ClassList',
    path: () => '/editor',
    reactAdminPath: () => '/kelas',
  },
  {
    name: 'users, 100 rows',
    remote: 'mf-participants',
    screen: 'Users',
    path: () => '/users?per_page=100',
    reactAdminPath: () => '/pengguna',
  },
  {
    name: 'participants',
    remote: 'mf-participants',
    screen: 'ClassParticipants',
    path: (code) => `/editor/visitors/${code}`,
    reactAdminPath: (code) => `/peserta?kelas=${code}`,
  },
];
