import { listClassInstructors } from '@widya/contract/class-instructors';
import { readClass } from '@widya/contract/classes';
import { ADMINS, ANY_STAFF } from '@widya/contract/endpoint';
import { readEventByUrl } from '@widya/contract/events';
import { listQuizQuestions } from '@widya/contract/quiz';
import { firstRead } from '@widya/remote-kit/first-read';
import { defineManifest } from '@widya/remote-kit/manifest';
import { classList } from './screens/class-list/list.ts';
import { questionList } from './screens/general-questions/list.ts';
import { classQuestionList } from './screens/questions/list.ts';

const ofClass = { params: { code: 'event_url' } };
const classRecord = firstRead(readClass, ofClass);
const eventRecord = firstRead(readEventByUrl, { params: { url: 'event_url' } });

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
      firstQuery: classList.firstQuery,
    },
    {
      path: '/create-class',
      screen: 'CreateClass',
      menuKey: null,
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Buat Kelas',
    },
    {
      path: '/editor/classDetail/:event_url',
      screen: 'ClassDetail',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Kelas',
      firstQuery: classRecord,
    },
    {
      path: '/editor/preview/:event_url',
      screen: 'ClassPreview',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Tampilan Pengguna',
      firstQuery: classRecord,
      scope: 'class',
    },
    {
      path: '/editor/instructor/:event_url',
      screen: 'ClassInstructors',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Widyaiswara',
      firstQuery: firstRead(listClassInstructors, ofClass),
    },
    {
      path: '/editor/question/:event_url',
      screen: 'Questions',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Pertanyaan',
      firstQuery: classQuestionList.firstQuery,
    },
    {
      path: '/editor/quiz/:event_url',
      screen: 'Quiz',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Tes Akhir',
      firstQuery: firstRead(listQuizQuestions, ofClass),
    },
    {
      path: '/create-event',
      screen: 'CreateEvent',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Event',
    },
    {
      path: '/editor/detail/:event_url',
      screen: 'EventDetail',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Event',
      firstQuery: eventRecord,
    },
    {
      path: '/editor/dashboard/:event_url',
      screen: 'EventDashboard',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Dashboard Event',
      firstQuery: eventRecord,
    },
    {
      path: '/help',
      screen: 'GeneralQuestions',
      menuKey: 'help',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Pertanyaan',
      firstQuery: questionList.firstQuery,
    },
  ],
  menu: [
    { path: '/editor', label: 'Kelas', icon: 'calendar-days', group: 'Pembelajaran', order: 10, menuKey: 'home' },
    {
      path: '/create-event',
      search: { lihat: 'daftar' },
      label: 'Event',
      icon: 'ticket',
      group: 'Pembelajaran',
      order: 15,
      menuKey: 'home',
      roles: ADMINS,
    },
    {
      path: '/help',
      label: 'Pertanyaan',
      icon: 'message-circle-question',
      group: 'Pembelajaran',
      order: 40,
      menuKey: 'help',
    },
  ],
  tabs: [
    {
      scope: 'class',
      path: '/editor/classDetail/:event_url',
      label: 'Kelas',
      icon: 'calendar-days',
      order: 10,
      roles: ADMINS,
    },
    { scope: 'class', path: '/editor/instructor/:event_url', label: 'Widyaiswara', icon: 'user-round', order: 20 },
    {
      scope: 'class',
      path: '/editor/question/:event_url',
      label: 'Pertanyaan',
      icon: 'message-circle-question',
      order: 50,
    },
    { scope: 'class', path: '/editor/quiz/:event_url', label: 'Tes Akhir', icon: 'clipboard-check', order: 60 },
  ],
  search: [
    {
      label: 'Kelas',
      icon: 'calendar-days',
      order: 10,
      endpoint: classList.endpoint.path,
      fields: ['name', 'code', 'topic_name'],
      // The details for admins, the participants for instructors..
      open: [
        { path: '/editor/classDetail/:code', roles: ADMINS },
        { path: '/editor/visitors/:code' },
        { path: '/editor?q=:code' },
      ],
      menuKey: 'home',
    },
  ],
  searchPages: [
    { path: '/editor?panel=topik', label: 'Kelola Topik', icon: 'calendar-days', menuKey: 'home', roles: ADMINS },
    {
      path: '/editor?panel=harga',
      label: 'Ubah Harga Kelas Mendatang',
      icon: 'calendar-days',
      menuKey: 'home',
      roles: ADMINS,
    },
    { path: '/editor?tab=archive', label: 'Arsip kelas', icon: 'calendar-days', menuKey: 'home' },
    { path: '/help?tab=kontak', label: 'Formulir kontak', icon: 'message-circle-question', menuKey: 'help' },
  ],
});
