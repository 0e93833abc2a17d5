import { ANY_STAFF } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';
import { certificateFirstQuery } from './screens/certificate/first-query.ts';
import { classParticipantsFirstQuery } from './screens/class-participants/first-query.ts';
import { courseParticipantsFirstQuery } from './screens/course-participants/first-query.ts';
import { newCertificateFirstQuery } from './screens/new-certificate/first-query.ts';
import { privateCertificateFirstQuery } from './screens/private-certificate/first-query.ts';

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
    {
      path: '/editor/certificate/:event_url',
      screen: 'Certificate',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Sertifikat',
      firstQuery: certificateFirstQuery,
    },
    {
      path: '/editor/private-certificate/:event_url',
      screen: 'PrivateCertificate',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Sertifikat',
      firstQuery: privateCertificateFirstQuery,
    },
    {
      path: '/editor/new-certificate/:event_url',
      screen: 'NewCertificate',
      menuKey: null,
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Sertifikat',
      firstQuery: newCertificateFirstQuery,
    },
  ],
  menu: [],
  tabs: [
    { scope: 'class', path: '/editor/visitors/:event_url', label: 'Peserta', icon: 'users', order: 30 },
    { scope: 'course', path: '/editor/privateClassVisitors/:event_url', label: 'Peserta', icon: 'users', order: 40 },
    { scope: 'class', path: '/editor/certificate/:event_url', label: 'Sertifikat', icon: 'award', order: 70 },
    { scope: 'course', path: '/editor/private-certificate/:event_url', label: 'Sertifikat', icon: 'award', order: 60 },
  ],
});
