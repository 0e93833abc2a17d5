/**
 * Keys of an account's menu list. A key guards a route in the shell and, when granted explicitly, an endpoint of the
 * API. Source: A-022.
 */
export const MENU_KEYS = [
  'dashboard',
  'home',
  'private-class',
  'instructor',
  'transaction',
  'main-feedback',
  'users',
  'participation',
  'voucher',
  'email',
  'liveStreaming',
  'presence',
  'complaint',
  'merchandise',
  'loglist',
  'help',
  'formulir-dokumen',
  'tampilan-antarmuka',
  'notification',
  'rilis',
] as const;

export type MenuKey = (typeof MENU_KEYS)[number];

/** Indonesian labels of the keys. Source: A-029, D7 for 'Pertanyaan' and 'Dashboard', and D260 for 'Rilis'. */
export const MENU_LABELS: Readonly<Record<MenuKey, string>> = {
  dashboard: 'Dashboard',
  home: 'Kelas',
  'private-class': 'Kelas Daring Mandiri',
  instructor: 'Widyaiswara',
  transaction: 'Transaksi',
  'main-feedback': 'Umpan Balik',
  users: 'Pengguna',
  participation: 'Peserta',
  voucher: 'Voucher',
  email: 'Surel',
  presence: 'Presensi',
  complaint: 'Aduan',
  notification: 'Notifikasi',
  liveStreaming: 'Siaran Langsung',
  merchandise: 'Kreasi',
  loglist: 'Log',
  help: 'Pertanyaan',
  'formulir-dokumen': 'Formulir Dokumen',
  'tampilan-antarmuka': 'Tampilan Antarmuka',
  rilis: 'Rilis',
};

/** The menu of a self-registered account, which opens only the own profile. Source: D11. */
export const MENU_OF_SELF_REGISTERED = '["none"]';

/** Whether an account registered itself and has no rights yet. Source: D11. */
export const waitsForApproval = (menu: readonly string[] | null): boolean => menu?.includes('none') ?? false;

const isMenuKey = (value: unknown): value is MenuKey =>
  typeof value === 'string' && (MENU_KEYS as readonly string[]).includes(value);

/**
 * Reads the JSON text of an account's menu.
 * @param menu JSON text such as `["home","email"]`, or null.
 * @returns the entries, unknown ones included, such as `"none"`; `null` when the text is missing or is not a JSON list,
 * which grants nothing. Source: D1, S13.
 */
export function parseMenu(menu: string | null | undefined): readonly string[] | null {
  if (menu === null || menu === undefined) return null;
  try {
    const parsed: unknown = JSON.parse(menu);
    if (!Array.isArray(parsed) || parsed.some((entry) => typeof entry !== 'string')) return null;
    return parsed as string[];
  } catch {
    return null;
  }
}

/** The keys granted explicitly to an account; an empty or unreadable list grants none. Source: D1, S13. */
export function grantedKeys(menu: string | null | undefined): ReadonlySet<MenuKey> {
  return new Set((parseMenu(menu) ?? []).filter(isMenuKey));
}

/**
 * Whether a route or menu item is displayed for a menu list. The API does not use it.
 * @param menu the parsed list, `null` for no menu.
 * @param key the key that guards it, `null` for none.
 * @param emptyMenuGrants false for the named exceptions that an empty list does not open. Source, D1.
 */
export function menuDisplays(menu: readonly string[] | null, key: MenuKey | null, emptyMenuGrants: boolean): boolean {
  if (key === null) return true;
  if (menu === null) return false;
  if (menu.length === 0) return emptyMenuGrants;
  return menu.includes(key);
}
