import { readClass } from '@widya/contract/classes';
import { readCourseEmailTemplates } from '@widya/contract/email-templates';
import { ADMINS, ANY_STAFF } from '@widya/contract/endpoint';
import { readFeedbackSummary } from '@widya/contract/feedback';
import { firstRead } from '@widya/remote-kit/first-read';
import { defineManifest } from '@widya/remote-kit/manifest';
import { templateList } from './features/mail-templates/list.ts';
import { complaintList } from './screens/complaints/list.ts';
import { ratingList } from './screens/course-feedback/list.ts';
import { classList } from './screens/global-feedback/list.ts';
import { notificationList } from './screens/notifications/list.ts';

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
      firstQuery: templateList.firstQuery,
    },
    {
      // A named exception: an empty menu list does not open it. A-004.
      path: '/editor/email/:event_url',
      screen: 'ClassEmail',
      menuKey: 'home',
      emptyMenuGrants: false,
      roles: ADMINS,
      title: 'Surel',
      firstQuery: firstRead(readClass, { params: { code: 'event_url' } }),
    },
    {
      path: '/editor/private-email/:event_url',
      screen: 'CourseEmail',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Surel',
      firstQuery: firstRead(readCourseEmailTemplates, { params: { id: 'event_url' } }),
    },
    {
      path: '/editor/feedback/:event_url',
      screen: 'ClassFeedback',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Umpan Balik',
      firstQuery: firstRead(readFeedbackSummary, { params: { code: 'event_url' } }),
    },
    {
      path: '/editor/privateClassFeedback/:event_url',
      screen: 'CourseFeedback',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Umpan Balik',
      firstQuery: ratingList.firstQuery,
    },
    {
      path: '/feedback',
      screen: 'GlobalFeedback',
      menuKey: 'main-feedback',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Umpan Balik',
      firstQuery: classList.firstQuery,
    },
    {
      path: '/complaint',
      screen: 'Complaints',
      menuKey: 'complaint',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Aduan',
      firstQuery: complaintList.firstQuery,
    },
    {
      path: '/notification',
      screen: 'Notifications',
      menuKey: 'notification',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Notifikasi',
      firstQuery: notificationList.firstQuery,
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
