/** A list whose startup is measured, in Widya and in the compared pages. */
export interface MeasuredList {
  readonly name: string;
  /** Remote of the only screen in the compared bundle. */
  readonly remote: string;
  readonly screen: string;
  /** Path in every page built from Widya's code. @param code code of the class with the most participants. */
  readonly path: (code: string) => string;
  /** Path of the same list in the react-admin application. */
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
