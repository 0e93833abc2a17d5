import type { Role } from '@widya/contract/endpoint';
import type { MenuKey } from '@widya/contract/menu';
import type { MenuItem, RemoteManifest, RemoteRoute, TabItem } from '@widya/contract/routing/manifest';
import type { Registry, RegistryRemote } from '@widya/contract/routing/registry';

const EVERYBODY: readonly Role[] = ['superadmin', 'admin', 'instructor'];
const ADMINS: readonly Role[] = ['superadmin', 'admin'];

interface RouteOptions {
  readonly emptyMenuGrants?: boolean;
  readonly roles?: readonly Role[];
  readonly scope?: TabItem['scope'];
}

const route = (
  path: RemoteRoute['path'],
  screen: string,
  menuKey: MenuKey | null,
  { emptyMenuGrants = true, roles = EVERYBODY, ...rest }: RouteOptions = {},
): RemoteRoute => ({ path, screen, menuKey, emptyMenuGrants, roles, title: screen, ...rest });

const item = (
  path: MenuItem['path'],
  label: string,
  group: string,
  order: number,
  menuKey: MenuKey | null,
  roles?: readonly Role[],
): MenuItem => ({ path, label, icon: 'star', group, order, menuKey, ...(roles ? { roles } : {}) });

const tab = (scope: TabItem['scope'], path: TabItem['path'], label: string, order: number): TabItem => ({
  scope,
  path,
  label,
  icon: 'star',
  order,
});

const remote = (
  name: string,
  label: string,
  parts: Pick<RemoteManifest, 'routes' | 'menu' | 'tabs' | 'search' | 'searchPages'>,
): RegistryRemote => {
  const manifest: RemoteManifest = { remote: name, contract: 1, label, ...parts };
  const current = {
    version: '1.0.0-test',
    baseUrl: `/remotes/${name}/1.0.0-test/`,
    entry: 'remoteEntry.js',
    integrity: null,
    global: name.replaceAll('-', '_'),
    chunkGlobal: `${name}_chunks`,
    contract: 1,
    screens: {},
    manifest,
  };
  return { name, current, previous: null };
};

const classes = remote('mf-classes', 'Kelas', {
  routes: [
    route('/editor', 'ClassList', 'home'),
    route('/create-class', 'CreateClass', null, { roles: ADMINS }),
    route('/editor/classDetail/:event_url', 'ClassDetail', 'home', { roles: ADMINS }),
    route('/editor/preview/:event_url', 'ClassPreview', 'home', { scope: 'class' }),
    route('/editor/instructor/:event_url', 'ClassInstructors', 'home'),
    route('/editor/quiz/:event_url', 'FinalTest', 'home'),
    route('/editor/question/:event_url', 'ClassQuestions', 'home'),
    route('/help', 'GeneralQuestions', 'help'),
    route('/create-event', 'CreateEvent', 'home'),
  ],
  menu: [item('/editor', 'Kelas', 'Pembelajaran', 10, 'home'), item('/help', 'Pertanyaan', 'Pembelajaran', 40, 'help')],
  tabs: [
    tab('class', '/editor/question/:event_url', 'Pertanyaan', 1),
    tab('class', '/editor/classDetail/:event_url', 'Kelas', 9),
    tab('class', '/editor/instructor/:event_url', 'Widyaiswara', 5),
    tab('class', '/editor/quiz/:event_url', 'Tes Akhir', 2),
  ],
  search: [
    {
      label: 'Kelas',
      icon: 'star',
      order: 10,
      endpoint: '/v1/class',
      fields: ['name', 'code', 'topic_name'],
      open: [
        { path: '/editor/classDetail/:code', roles: ADMINS },
        { path: '/editor/visitors/:code' },
        { path: '/editor?q=:code' },
      ],
      menuKey: 'home',
    },
  ],
});

const courses = remote('mf-private-classes', 'Kelas Daring Mandiri', {
  routes: [
    route('/private-class-editor', 'CourseList', 'private-class'),
    route('/create-private-class', 'CreateCourse', 'private-class'),
    route('/editor/privateClassDetail/:event_url', 'CourseDetail', 'private-class'),
    route('/editor/privateClassInstructors/:event_url', 'CourseInstructors', 'private-class'),
    route('/editor/syllabus/:event_url', 'ChapterList', 'private-class'),
    route('/editor/syllabus/:event_url/create', 'CreateChapter', 'private-class'),
    route('/editor/syllabus/:event_url/:syllabus_id/manage', 'ManageChapter', 'private-class'),
  ],
  menu: [item('/private-class-editor', 'Kelas Daring Mandiri', 'Pembelajaran', 20, 'private-class')],
  tabs: [
    tab('course', '/editor/syllabus/:event_url', 'Bab', 3),
    tab('course', '/editor/privateClassDetail/:event_url', 'Kelas', 1),
    tab('course', '/editor/privateClassInstructors/:event_url', 'Widyaiswara', 2),
  ],
  search: [
    {
      label: 'Kelas Daring Mandiri',
      icon: 'star',
      order: 20,
      endpoint: '/v1/course',
      fields: ['title', 'course_code'],
      open: [{ path: '/editor/privateClassDetail/:id' }],
      menuKey: 'private-class',
    },
  ],
});

const participants = remote('mf-participants', 'Peserta', {
  routes: [
    route('/editor/visitors/:event_url', 'ClassParticipants', 'home'),
    route('/editor/privateClassVisitors/:event_url', 'CourseParticipants', 'private-class'),
    route('/editor/certificate/:event_url', 'ClassCertificates', 'home'),
    route('/editor/private-certificate/:event_url', 'CourseCertificates', 'private-class'),
    route('/editor/new-certificate/:event_url', 'CertificateTemplate', null),
    route('/participation', 'Participation', 'participation'),
    route('/users', 'Users', 'users'),
    route('/presence', 'Presence', 'presence'),
  ],
  menu: [
    item('/users', 'Pengguna', 'Peserta', 10, 'users'),
    item('/participation', 'Peserta', 'Peserta', 20, 'participation'),
    item('/presence', 'Presensi', 'Peserta', 30, 'presence'),
  ],
  search: [
    {
      label: 'Pengguna',
      icon: 'star',
      order: 30,
      endpoint: '/v1/members',
      fields: ['full_name', 'email'],
      open: [{ path: '/users/:id' }, { path: '/users?q=:email' }],
      menuKey: 'users',
      roles: ADMINS,
    },
  ],
  tabs: [
    tab('class', '/editor/visitors/:event_url', 'Peserta', 3),
    tab('class', '/editor/certificate/:event_url', 'Sertifikat', 7),
    tab('course', '/editor/privateClassVisitors/:event_url', 'Peserta', 4),
    tab('course', '/editor/private-certificate/:event_url', 'Sertifikat', 6),
  ],
});

const communication = remote('mf-communication', 'Komunikasi', {
  routes: [
    route('/editor/email', 'GeneralEmail', 'email'),
    route('/editor/email/:event_url', 'ClassEmail', 'home', { emptyMenuGrants: false }),
    route('/editor/private-email/:event_url', 'CourseEmail', 'private-class'),
    route('/editor/feedback/:event_url', 'ClassFeedback', 'home'),
    route('/editor/privateClassFeedback/:event_url', 'CourseFeedback', 'private-class'),
    route('/feedback', 'GlobalFeedback', 'main-feedback'),
    route('/complaint', 'Complaints', 'complaint'),
    route('/notification', 'Notifications', 'notification'),
  ],
  menu: [
    item('/feedback', 'Umpan Balik', 'Peserta', 40, 'main-feedback'),
    item('/editor/email', 'Surel', 'Komunikasi', 10, 'email'),
    item('/complaint', 'Aduan', 'Komunikasi', 20, 'complaint'),
    item('/notification', 'Notifikasi', 'Komunikasi', 30, 'notification'),
  ],
  tabs: [
    tab('class', '/editor/email/:event_url', 'Surel', 4),
    tab('class', '/editor/feedback/:event_url', 'Umpan Balik', 8),
    tab('course', '/editor/private-email/:event_url', 'Surel', 7),
    tab('course', '/editor/privateClassFeedback/:event_url', 'Umpan Balik', 5),
  ],
  searchPages: [{ path: '/editor/email?tab=log', label: 'Log Email', icon: 'star', menuKey: 'email', roles: ADMINS }],
});

const commerce = remote('mf-commerce', 'Perdagangan', {
  routes: [
    route('/editor/voucher', 'Vouchers', 'voucher'),
    route('/transaction', 'Transactions', 'transaction'),
    route('/merchandise', 'Merchandise', null),
  ],
  menu: [
    item('/editor/voucher', 'Voucher', 'Perdagangan', 10, 'voucher'),
    item('/transaction', 'Transaksi', 'Perdagangan', 20, 'transaction'),
    item('/merchandise', 'Kreasi', 'Perdagangan', 30, 'merchandise'),
  ],
  tabs: [],
});

const adminTools = remote('mf-admin-tools', 'Administrasi', {
  routes: [
    // These roles are deliberately broad, because the guards of the shell must work without the manifest's roles.
    route('/dashboard', 'Dashboard', 'dashboard'),
    route('/admins', 'Admins', null),
    route('/loglist', 'AdminLogs', 'loglist'),
    route('/editor/live-streaming', 'LiveStreams', 'liveStreaming', { emptyMenuGrants: false }),
    route('/editor/create-streaming', 'CreateStream', 'liveStreaming', { emptyMenuGrants: false }),
    route('/editor/detail-streaming/:code', 'StreamDetail', 'liveStreaming', { emptyMenuGrants: false }),
    route('/editor/instructor', 'Instructors', null),
    route('/formulir-dokumen', 'DocumentForms', 'formulir-dokumen'),
    route('/tampilan-antarmuka', 'InterfaceTexts', 'tampilan-antarmuka'),
  ],
  menu: [
    item('/dashboard', 'Dashboard', 'Utama', 10, 'dashboard', ADMINS),
    item('/editor/instructor', 'Widyaiswara', 'Pembelajaran', 30, 'instructor'),
    item('/editor/live-streaming', 'Siaran Langsung', 'Pembelajaran', 50, 'liveStreaming'),
    item('/admins', 'Admin', 'Administrasi', 10, null, ['superadmin']),
    item('/loglist', 'Log', 'Administrasi', 20, 'loglist'),
    item('/formulir-dokumen', 'Formulir Dokumen', 'Administrasi', 30, 'formulir-dokumen'),
    item('/tampilan-antarmuka', 'Tampilan Antarmuka', 'Administrasi', 40, 'tampilan-antarmuka'),
  ],
  tabs: [],
  searchPages: [
    { path: '/admins?tab=diblokir', label: 'Admin yang diblokir', icon: 'star', menuKey: null, roles: ['superadmin'] },
  ],
});

/** All six remotes with every route of, for tests and stories. */
export const FULL_REGISTRY: Registry = {
  schema: 1,
  remotes: [adminTools, classes, commerce, communication, participants, courses],
};

/** A registry in which only the named remotes are published. */
export const registryWith = (...names: readonly string[]): Registry => ({
  schema: 1,
  remotes: FULL_REGISTRY.remotes.filter(({ name }) => names.includes(name)),
});
