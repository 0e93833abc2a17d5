/** Password of all demo accounts of the seed. */
export const PASSWORD = 'Widya-Demo-2026';

export interface DemoAccount {
  readonly email: string;
  readonly signInAs: 'admin' | 'instructor';
  readonly role: 'superadmin' | 'admin' | 'instructor';
  /** Menu keys granted to the account; `all` when every key is granted by name. */
  readonly menu: 'all' | readonly string[];
}

export const ACCOUNTS = {
  superadmin: { email: 'superadmin@widya.example', signInAs: 'admin', role: 'superadmin', menu: 'all' },
  admin: { email: 'admin@widya.example', signInAs: 'admin', role: 'admin', menu: 'all' },
  instructor: {
    email: 'widyaiswara@widya.example',
    signInAs: 'instructor',
    role: 'instructor',
    menu: ['home', 'private-class'],
  },
  limited: { email: 'admin.terbatas@widya.example', signInAs: 'admin', role: 'admin', menu: ['home', 'email'] },
} as const satisfies Record<string, DemoAccount>;

export type AccountName = keyof typeof ACCOUNTS;

export const BANNED = 'admin.diblokir@widya.example';
