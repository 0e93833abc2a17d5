import { ADMINS, ANY_STAFF } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';
import { classEmailFirstQuery } from './screens/class-email/first-query.ts';
import { classFeedbackFirstQuery } from './screens/class-feedback/first-query.ts';
import { complaintsFirstQuery } from './screens/complaints/first-query.ts';
import { courseEmailFirstQuery } from './screens/course-email/first-query.ts';
import { courseFeedbackFirstQuery } from './screens/course-feedback/first-query.ts';
import { generalEmailFirstQuery } from './screens/general-email/first-query.ts';
import { globalFeedbackFirstQuery } from './screens/global-feedback/first-query.ts';
import { notificationsFirstQuery } from './screens/notifications/first-query.ts';

export default defineManifest({
  remote: 'mf-communication',
  contract: 1,
  label: 'Komunikasi',
  routes: [
    {
      path: '/editor/email',
      screen: 'GeneralEmail',
      menuKey: 'email',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Surel',
      firstQuery: generalEmailFirstQuery,
    },
    {
      // A named exception: an empty menu list does not open it. A-004.
      path: '/editor/email/:event_url',
      screen: 'ClassEmail',
      menuKey: 'home',
      emptyMenuGrants: false,
      roles: ADMINS,
      title: 'Surel',
      firstQuery: classEmailFirstQuery,
    },
    {
      path: '/editor/private-email/:event_url',
      screen: 'CourseEmail',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Surel',
      firstQuery: courseEmailFirstQuery,
    },
    {
      path: '/editor/feedback/:event_url',
      screen: 'ClassFeedback',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Umpan Balik',
      firstQuery: classFeedbackFirstQuery,
    },
    {
      path: '/editor/privateClassFeedback/:event_url',
      screen: 'CourseFeedback',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Umpan Balik',
      firstQuery: courseFeedbackFirstQuery,
    },
    {
      path: '/feedback',
      screen: 'GlobalFeedback',
      menuKey: 'main-feedback',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Umpan Balik',
      firstQuery: globalFeedbackFirstQuery,
    },
    {
      path: '/complaint',
      screen: 'Complaints',
      menuKey: 'complaint',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Aduan',
      firstQuery: complaintsFirstQuery,
    },
    {
      path: '/notification',
      screen: 'Notifications',
      menuKey: 'notification',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Notifikasi',
      firstQuery: notificationsFirstQuery,
    },
  ],
  menu: [
    { path: '/feedback', label: 'Umpan Balik', icon: 'star', group: 'Peserta', order: 40, menuKey: 'main-feedback' },
    {
      path: '/editor/email',
      label: 'Surel',
      icon: 'mail',
      group: 'Komunikasi',
      order: 10,
      menuKey: 'email',
      roles: ADMINS,
    },
    {
      path: '/complaint',
      label: 'Aduan',
      icon: 'megaphone',
      group: 'Komunikasi',
      order: 20,
      menuKey: 'complaint',
      roles: ADMINS,
    },
    {
      path: '/notification',
      label: 'Notifikasi',
      icon: 'bell',
      group: 'Komunikasi',
      order: 30,
      menuKey: 'notification',
      roles: ADMINS,
    },
  ],
  tabs: [
    { scope: 'class', path: '/editor/email/:event_url', label: 'Surel', icon: 'mail', order: 40, roles: ADMINS },
    { scope: 'class', path: '/editor/feedback/:event_url', label: 'Umpan Balik', icon: 'star', order: 80 },
    { scope: 'course', path: '/editor/privateClassFeedback/:event_url', label: 'Umpan Balik', icon: 'star', order: 50 },
    {
      scope: 'course',
      path: '/editor/private-email/:event_url',
      label: 'Surel',
      icon: 'mail',
      order: 70,
      roles: ADMINS,
    },
  ],
  searchPages: [
    {
      path: '/editor/email?tab=template',
      label: 'Template Email',
      icon: 'mail',
      menuKey: 'email',
      roles: ADMINS,
    },
    { path: '/editor/email?tab=broadcast', label: 'Broadcast Email', icon: 'mail', menuKey: 'email', roles: ADMINS },
    {
      path: '/editor/email?tab=broadcast&lihat=riwayat',
      label: 'Riwayat Broadcast Email',
      icon: 'mail',
      menuKey: 'email',
      roles: ADMINS,
    },
    { path: '/editor/email?tab=log', label: 'Log Email', icon: 'mail', menuKey: 'email', roles: ADMINS },
    {
      path: '/feedback?tab=mandiri',
      label: 'Umpan Balik Kelas Daring Mandiri',
      icon: 'star',
      menuKey: 'main-feedback',
    },
  ],
});
