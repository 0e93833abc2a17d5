import { ANY_STAFF } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';
import { classInstructorsFirstQuery } from './screens/class-instructors/first-query.ts';
import { classListFirstQuery } from './screens/class-list/first-query.ts';

export default defineManifest({
  remote: 'mf-classes',
  contract: 1,
  label: 'Kelas',
  routes: [
    {
      path: '/editor',
      screen: 'ClassList',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Daftar Kelas',
      firstQuery: classListFirstQuery,
    },
    {
      path: '/editor/instructor/:event_url',
      screen: 'ClassInstructors',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Widyaiswara',
      firstQuery: classInstructorsFirstQuery,
    },
  ],
  menu: [{ path: '/editor', label: 'Kelas', icon: 'calendar-days', group: 'Pembelajaran', order: 10, menuKey: 'home' }],
  tabs: [
    { scope: 'class', path: '/editor/instructor/:event_url', label: 'Widyaiswara', icon: 'user-round', order: 20 },
  ],
});
