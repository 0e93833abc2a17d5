/** Suites of Playwright that walk through all remotes, or test what the shell and the server do for any remote. */
export const GENERAL_SUITES = [
  'accessibility-screens',
  'accessibility',
  'api-faults',
  'budgets',
  'deploy',
  'gating',
  'keyboard',
  'layers',
  'register',
  'remote-faults',
  'share-scope',
  'sign-in',
  'static-host',
  'two-commands',
];

/** Suites that walk through screens of certain remotes. A test holds that every suite stands here or above, with each remote whose address it opens. */
export const SUITES_OF_REMOTES: Readonly<Record<string, readonly string[]>> = {
  'mf-admin-tools': [
    'admin-accounts',
    'admin-log',
    'dashboard',
    'documents',
    'instructors',
    'interface-texts',
    'live-streams',
  ],
  'mf-classes': [
    'class-journey',
    'class-list',
    'events',
    'final-test',
    'instructor-scope',
    'instructors',
    'question-csv',
    'documents',
    'dashboard',
    'interface-texts',
    'live-streams',
  ],
  'mf-commerce': ['commerce'],
  'mf-communication': ['email', 'feedback'],
  'mf-participants': ['certificate-drawing', 'certificates', 'instructor-scope', 'participants', 'events'],
  'mf-private-classes': ['courses', 'resume-upload', 'syllabus'],
};
