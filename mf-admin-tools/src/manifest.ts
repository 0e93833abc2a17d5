import { readDashboardToday } from '@widya/contract/dashboard';
import { ADMINS, ANY_STAFF, SUPERADMIN } from '@widya/contract/endpoint';
import { listInstructors } from '@widya/contract/instructors';
import { readInterfaceTexts } from '@widya/contract/interface-texts';
import { listLiveStreams, readLiveStream } from '@widya/contract/live-streams';
import { listSitePages } from '@widya/contract/site-pages';
import { firstRead } from '@widya/remote-kit/first-read';
import { defineManifest } from '@widya/remote-kit/manifest';
import { logList } from './screens/admin-logs/list.ts';
import { adminList } from './screens/admins/list.ts';
import { documentList } from './screens/document-forms/list.ts';
import { instructorList } from './screens/instructors/list.ts';
import { liveStreamList } from './screens/live-streams/list.ts';

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
      firstQuery: firstRead(readDashboardToday),
    },
    {
      path: '/admins',
      screen: 'Admins',
      menuKey: null,
      emptyMenuGrants: true,
      roles: SUPERADMIN,
      title: 'Daftar Admin',
      firstQuery: adminList.firstQuery,
    },
    {
      path: '/loglist',
      screen: 'AdminLogs',
      menuKey: 'loglist',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Daftar Log',
      firstQuery: logList.firstQuery,
    },
    {
      path: '/formulir-dokumen',
      screen: 'DocumentForms',
      menuKey: 'formulir-dokumen',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Formulir Dokumen',
      firstQuery: documentList.firstQuery,
    },
    {
      path: '/editor/live-streaming',
      screen: 'LiveStreams',
      menuKey: 'liveStreaming',
      // These screens need their key granted explicitly. A-005.
      emptyMenuGrants: false,
      roles: ADMINS,
      title: 'Siaran Langsung',
      firstQuery: liveStreamList.firstQuery,
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
      firstQuery: firstRead(readLiveStream),
    },
    {
      // Everybody may open it; its menu key only controls the sidebar item. D2 and D138.
      path: '/editor/instructor',
      screen: 'Instructors',
      menuKey: null,
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Widyaiswara',
      firstQuery: instructorList.firstQuery,
    },
    {
      path: '/tampilan-antarmuka',
      screen: 'InterfaceTexts',
      menuKey: 'tampilan-antarmuka',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Tampilan Antarmuka',
      firstQuery: firstRead(readInterfaceTexts),
    },
    {
      path: '/tampilan-antarmuka/halaman',
      screen: 'SitePages',
      menuKey: 'tampilan-antarmuka',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Halaman Situs',
      firstQuery: firstRead(listSitePages),
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
  search: [
    {
      label: 'Widyaiswara',
      icon: 'user-round',
      order: 40,
      endpoint: listInstructors.path,
      query: { active: '1' },
      fields: ['name', 'position', 'email'],
      open: [{ path: '/editor/instructor?widyaiswara=:id' }],
      menuKey: 'instructor',
      roles: ADMINS,
    },
    {
      label: 'Siaran Langsung',
      icon: 'video',
      order: 70,
      endpoint: listLiveStreams.path,
      fields: ['name', 'code'],
      open: [{ path: '/editor/detail-streaming/:code' }],
      menuKey: 'liveStreaming',
      roles: ADMINS,
    },
  ],
});
