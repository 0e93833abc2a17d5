import { searchClassCertificates, searchCourseCertificates } from '@widya/contract/certificate-search';
import { readClassCertificateSettings, readCourseCertificateSettings } from '@widya/contract/certificates';
import { ADMINS, ANY_STAFF } from '@widya/contract/endpoint';
import { readPerson } from '@widya/contract/person';
import { firstRead } from '@widya/remote-kit/first-read';
import { defineManifest } from '@widya/remote-kit/manifest';
import { classParticipantList, courseParticipantList } from './features/participants/list.ts';
import { participationList } from './screens/participation/list.ts';
import { presenceList } from './screens/presence/list.ts';
import { userList } from './screens/users/list.ts';

const params = { code: 'event_url' };
const classCertificates = firstRead(readClassCertificateSettings, { params, query: { kind: 'class' } });

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
      firstQuery: classParticipantList.firstQuery,
    },
    {
      path: '/editor/privateClassVisitors/:event_url',
      screen: 'CourseParticipants',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Peserta Sesi',
      firstQuery: courseParticipantList.firstQuery,
    },
    {
      path: '/editor/certificate/:event_url',
      screen: 'Certificate',
      menuKey: 'home',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Sertifikat',
      firstQuery: classCertificates,
    },
    {
      path: '/editor/private-certificate/:event_url',
      screen: 'PrivateCertificate',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Sertifikat',
      firstQuery: firstRead(readCourseCertificateSettings, { params }),
    },
    {
      path: '/editor/new-certificate/:event_url',
      screen: 'NewCertificate',
      menuKey: null,
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Sertifikat',
      firstQuery: classCertificates,
      scope: 'class',
    },
    {
      path: '/users',
      screen: 'Users',
      menuKey: 'users',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Daftar Pengguna',
      firstQuery: userList.firstQuery,
    },
    {
      // Each part needs its own key: an account that may see nothing of a person gets a 404.
      path: '/users/:id',
      screen: 'Person',
      menuKey: null,
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Data Orang',
      firstQuery: firstRead(readPerson),
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
      firstQuery: participationList.firstQuery,
    },
    {
      path: '/presence',
      screen: 'Presence',
      menuKey: 'presence',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Presensi',
      firstQuery: presenceList.firstQuery,
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
      endpoint: userList.endpoint.path,
      fields: ['full_name', 'email', 'phone_num'],
      open: [{ path: '/users/:id' }, { path: '/users?q=:email' }],
      menuKey: 'users',
      roles: ADMINS,
    },
    {
      label: 'Sertifikat',
      icon: 'award',
      order: 54,
      endpoint: searchClassCertificates.path,
      fields: ['printed_number', 'full_name', 'owner_name'],
      open: [{ path: '/editor/certificate/:owner?tab=:tab&q=:person' }],
      menuKey: 'home',
    },
    {
      label: 'Sertifikat Kelas Daring Mandiri',
      icon: 'award',
      order: 55,
      endpoint: searchCourseCertificates.path,
      fields: ['printed_number', 'full_name', 'owner_name'],
      open: [{ path: '/editor/private-certificate/:owner?q=:person' }],
      menuKey: 'private-class',
    },
  ],
  searchPages: [
    { path: '/users?tab=deleted', label: 'Pengguna terhapus', icon: 'users', menuKey: 'users', roles: ADMINS },
  ],
});
