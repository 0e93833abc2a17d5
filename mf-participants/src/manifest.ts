import { ADMINS, ANY_STAFF } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';
import { certificateFirstQuery } from './screens/certificate/first-query.ts';
import { classParticipantsFirstQuery } from './screens/class-participants/first-query.ts';
import { courseParticipantsFirstQuery } from './screens/course-participants/first-query.ts';
import { newCertificateFirstQuery } from './screens/new-certificate/first-query.ts';
import { participationFirstQuery } from './screens/participation/first-query.ts';
import { personFirstQuery } from './screens/person/first-query.ts';
import { presenceFirstQuery } from './screens/presence/first-query.ts';
import { privateCertificateFirstQuery } from './screens/private-certificate/first-query.ts';
import { usersFirstQuery } from './screens/users/first-query.ts';

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
      scope: 'class',
    },
    {
      path: '/users',
      screen: 'Users',
      menuKey: 'users',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Daftar Pengguna',
      firstQuery: usersFirstQuery,
    },
    {
      // Each part needs the key of its own: whoever may see nothing of a person finds nobody.
      path: '/users/:id',
      screen: 'Person',
      menuKey: null,
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Data Orang',
      firstQuery: personFirstQuery,
    },
    {
      path: '/users/surel',
      screen: 'PersonByEmail',
      menuKey: null,
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Data Orang',
    },
    {
      path: '/participation',
      screen: 'Participation',
      menuKey: 'participation',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Daftar Partisipasi',
      firstQuery: participationFirstQuery,
    },
    {
      path: '/presence',
      screen: 'Presence',
      menuKey: 'presence',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Presensi',
      firstQuery: presenceFirstQuery,
    },
  ],
  menu: [
    { path: '/users', label: 'Pengguna', icon: 'users', group: 'Peserta', order: 10, menuKey: 'users', roles: ADMINS },
    {
      path: '/participation',
      label: 'Peserta',
      icon: 'user-round',
      group: 'Peserta',
      order: 20,
      menuKey: 'participation',
    },
    { path: '/presence', label: 'Presensi', icon: 'square-check', group: 'Peserta', order: 30, menuKey: 'presence' },
  ],
  tabs: [
    { scope: 'class', path: '/editor/visitors/:event_url', label: 'Peserta', icon: 'users', order: 30 },
    { scope: 'course', path: '/editor/privateClassVisitors/:event_url', label: 'Peserta', icon: 'users', order: 40 },
    { scope: 'class', path: '/editor/certificate/:event_url', label: 'Sertifikat', icon: 'award', order: 70 },
    { scope: 'course', path: '/editor/private-certificate/:event_url', label: 'Sertifikat', icon: 'award', order: 60 },
  ],
  search: [
    {
      label: 'Pengguna',
      icon: 'users',
      order: 30,
      endpoint: '/v1/members',
      fields: ['full_name', 'email', 'phone_num'],
      open: [{ path: '/users/:id' }, { path: '/users?q=:email' }],
      menuKey: 'users',
      roles: ADMINS,
    },
    {
      label: 'Sertifikat',
      icon: 'award',
      order: 54,
      endpoint: '/v1/certificates/of_classes',
      fields: ['printed_number', 'full_name', 'owner_name'],
      open: [{ path: '/editor/certificate/:owner?tab=:tab&q=:person' }],
      menuKey: 'home',
    },
    {
      label: 'Sertifikat Kelas Daring Mandiri',
      icon: 'award',
      order: 55,
      endpoint: '/v1/certificates/of_courses',
      fields: ['printed_number', 'full_name', 'owner_name'],
      open: [{ path: '/editor/private-certificate/:owner?q=:person' }],
      menuKey: 'private-class',
    },
  ],
  searchPages: [
    { path: '/users?tab=deleted', label: 'Pengguna terhapus', icon: 'users', menuKey: 'users', roles: ADMINS },
  ],
});
