import { TOKEN_ACCESS_LABELS } from '@widya/contract/api-token-rules';

/** Token API: the list and the dialogs about one token. Source: D246 to D249. */
export const TOKENS_TEXTS = {
  title: 'Token API',
  tabsLabel: 'Bagian Token API',
  tabs: { token: 'Token', webhook: 'Webhook' },
  context: (total: string) => `${total} token untuk program lain`,
  add: 'Buat token',
  search: 'Cari nama token atau pembuatnya',
  stateFilter: 'Keadaan',
  allStates: 'Semua keadaan',
  states: { active: 'Aktif', expired: 'Kedaluwarsa', revoked: 'Dicabut' },
  access: TOKEN_ACCESS_LABELS,
  deploy: 'Mempublikasikan remote',
  columns: {
    name: 'Nama',
    scope: 'Akses',
    created: 'Dibuat',
    expires: 'Berlaku sampai',
    used: 'Terakhir dipakai',
    state: 'Keadaan',
  },
  keys: {
    all: 'Semua menu',
    some: (count: number) => `${count} menu`,
    remotes: (count: number) => `${count} remote`,
    of: (name: string) => `Cakupan ${name}`,
  },
  by: (name: string) => `oleh ${name}`,
  revokedOn: (day: string) => `Dicabut ${day}`,
  revokedBy: (name: string) => (name === '' ? 'karena pembuatnya bukan Super Admin lagi' : `oleh ${name}`),
  neverUsed: 'Belum pernah',
  actions: { log: 'Lihat di log', revoke: 'Cabut' },
  empty: 'Belum ada token API',
  emptyWhy: 'Dengan token, program lain dapat membaca atau mengubah data Widya tanpa akun dan kata sandi.',
  failed: 'Daftar token tidak dapat dimuat',

  revokeTitle: 'Cabut token?',
  revokeWhy: (name: string) =>
    `Program yang memakai ${name} langsung ditolak. Token tidak dapat diaktifkan lagi; buat yang baru bila masih diperlukan.`,
  revoked: 'Token berhasil dicabut!',
} as const;
