import { ANY_STAFF } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';
import { classParticipantsFirstQuery } from './screens/class-participants/first-query.ts';
import { courseParticipantsFirstQuery } from './screens/course-participants/first-query.ts';

export default defineManifest({
  remote: 'mf-participants',
  contract: 1,
  label: 'Peserta',
  routes: [
    {
      path: '/editor/visitors/:event_url',
      screen: 'ClassParticipants',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Peserta Sesi',
      firstQuery: classParticipantsFirstQuery,
    },
    {
      path: '/editor/privateClassVisitors/:event_url',
      screen: 'CourseParticipants',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Peserta Sesi',
      firstQuery: courseParticipantsFirstQuery,
    },
  ],
  menu: [],
  tabs: [
    { scope: 'class', path: '/editor/visitors/:event_url', label: 'Peserta', icon: 'users', order: 30 },
    { scope: 'course', path: '/editor/privateClassVisitors/:event_url', label: 'Peserta', icon: 'users', order: 40 },
  ],
});
