import { ADMINS, SUPERADMIN } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';
import { adminLogsFirstQuery } from './screens/admin-logs/first-query.ts';
import { adminsFirstQuery } from './screens/admins/first-query.ts';

export default defineManifest({
  remote: 'mf-admin-tools',
  contract: 1,
  label: 'Alat Admin',
  routes: [
    {
      path: '/admins',
      screen: 'Admins',
      menuKey: null,
      emptyMenuGrants: true,
      roles: SUPERADMIN,
      title: 'Daftar Admin',
      firstQuery: adminsFirstQuery,
    },
    {
      path: '/loglist',
      screen: 'AdminLogs',
      menuKey: 'loglist',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Daftar Log',
      firstQuery: adminLogsFirstQuery,
    },
  ],
  menu: [
    {
      path: '/admins',
      label: 'Admin',
      icon: 'shield-check',
      group: 'Administrasi',
      order: 10,
      menuKey: null,
      roles: SUPERADMIN,
    },
    {
      path: '/loglist',
      label: 'Log',
      icon: 'history',
      group: 'Administrasi',
      order: 20,
      menuKey: 'loglist',
      roles: ADMINS,
    },
  ],
  tabs: [],
});
