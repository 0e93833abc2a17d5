/** Server settings of the embedded cluster: durable (fsync on), socket only, little memory. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '2GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
  jit: 'off',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  timezone: 'UTC',
} as const;

/** Command-line arguments of the postmaster; `changes` overrides settings (tests disable fsync). */
export const serverArguments = (
  pgData: string,
  socketDir: string,
  changes: Readonly<Record<string, string>>,
): string[] => {
  const all = { ...SETTINGS, ...changes, unix_socket_directories: socketDir };
  return ['-D', pgData, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
};
