import { ANY_STAFF } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';

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
    },
  ],
  menu: [],
  tabs: [{ scope: 'class', path: '/editor/visitors/:event_url', label: 'Peserta', icon: 'users', order: 30 }],
});
