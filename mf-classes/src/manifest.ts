import { ANY_STAFF } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';
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
  ],
  menu: [{ path: '/editor', label: 'Kelas', icon: 'calendar-days', group: 'Pembelajaran', order: 10, menuKey: 'home' }],
  tabs: [],
});
