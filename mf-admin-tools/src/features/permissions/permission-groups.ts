import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import type { MenuKey } from '@widya/contract/menu';

interface PermissionGroup {
  readonly title: string;
  readonly permissions: readonly MenuKey[];
}

/** Permissions under the headings of the sidebar; each is in exactly one group. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = [
  { title: 'Pembelajaran', permissions: ['home', 'private-class', 'instructor', 'liveStreaming', 'help'] },
  { title: 'Peserta', permissions: ['users', 'participation', 'presence', 'main-feedback'] },
  { title: 'Komunikasi', permissions: ['email', 'complaint', 'notification'] },
  { title: 'Perdagangan', permissions: ['voucher', 'transaction', 'merchandise'] },
  { title: 'Administrasi', permissions: ['dashboard', 'loglist', 'formulir-dokumen', 'tampilan-antarmuka'] },
];

/** Number of permissions. */
export const PERMISSION_COUNT = GRANTABLE_KEYS.length;
