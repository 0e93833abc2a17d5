import { ADMINS, ANY_STAFF, SUPERADMIN } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';
import { adminLogsFirstQuery } from './screens/admin-logs/first-query.ts';
import { adminsFirstQuery } from './screens/admins/first-query.ts';
import { dashboardFirstQuery } from './screens/dashboard/first-query.ts';
import { documentFormsFirstQuery } from './screens/document-forms/first-query.ts';
import { instructorsFirstQuery } from './screens/instructors/first-query.ts';
import { interfaceTextsFirstQuery } from './screens/interface-texts/first-query.ts';
import { liveStreamsFirstQuery } from './screens/live-streams/first-query.ts';
import { liveStreamFirstQuery } from './screens/stream-detail/first-query.ts';

export default defineManifest({
  remote: 'mf-admin-tools',
  contract: 1,
  label: 'Administrasi',
  routes: [
    {
      path: '/dashboard',
      screen: 'Dashboard',
      menuKey: 'dashboard',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Dashboard',
      firstQuery: dashboardFirstQuery,
    },
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
    {
      path: '/formulir-dokumen',
      screen: 'DocumentForms',
      menuKey: 'formulir-dokumen',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Formulir Dokumen',
      firstQuery: documentFormsFirstQuery,
    },
    {
      path: '/editor/live-streaming',
      screen: 'LiveStreams',
      menuKey: 'liveStreaming',
      // These screens need their key by name. Rule A-005.
      emptyMenuGrants: false,
      roles: ADMINS,
      title: 'Siaran Langsung',
      firstQuery: liveStreamsFirstQuery,
    },
    {
      path: '/editor/create-streaming',
      screen: 'CreateStream',
      menuKey: 'liveStreaming',
      emptyMenuGrants: false,
      roles: ADMINS,
      title: 'Buat Tautan Streaming',
    },
    {
      path: '/editor/detail-streaming/:code',
      screen: 'StreamDetail',
      menuKey: 'liveStreaming',
      emptyMenuGrants: false,
      roles: ADMINS,
      title: 'Siaran Langsung',
      firstQuery: liveStreamFirstQuery,
    },
    {
      // Everybody may look; the key of the menu gates the line of the sidebar alone. Decisions 2 and 138.
      path: '/editor/instructor',
      screen: 'Instructors',
      menuKey: null,
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Widyaiswara',
      firstQuery: instructorsFirstQuery,
    },
    {
      path: '/tampilan-antarmuka',
      screen: 'InterfaceTexts',
      menuKey: 'tampilan-antarmuka',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Tampilan Antarmuka',
      firstQuery: interfaceTextsFirstQuery,
    },
  ],
  menu: [
    {
      path: '/dashboard',
      label: 'Dashboard',
      icon: 'layout-dashboard',
      group: 'Utama',
      order: 10,
      menuKey: 'dashboard',
      roles: ADMINS,
    },
    {
      path: '/editor/instructor',
      label: 'Widyaiswara',
      icon: 'user-round',
      group: 'Pembelajaran',
      order: 30,
      menuKey: 'instructor',
      roles: ADMINS,
    },
    {
      path: '/editor/live-streaming',
      label: 'Siaran Langsung',
      icon: 'video',
      group: 'Pembelajaran',
      order: 50,
      menuKey: 'liveStreaming',
      roles: ADMINS,
    },
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
    {
      path: '/formulir-dokumen',
      label: 'Formulir Dokumen',
      icon: 'file-text',
      group: 'Administrasi',
      order: 30,
      menuKey: 'formulir-dokumen',
      roles: ANY_STAFF,
    },
    {
      path: '/tampilan-antarmuka',
      label: 'Tampilan Antarmuka',
      icon: 'panels-top-left',
      group: 'Administrasi',
      order: 40,
      menuKey: 'tampilan-antarmuka',
      roles: ADMINS,
    },
  ],
  tabs: [],
});
