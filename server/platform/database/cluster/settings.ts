const settings = {
  // Reachable over the socket only
  listen_addresses: '',
  unix_socket_permissions: '0700',
  password_encryption: 'scram-sha-256',

  // Acknowledged writes are on disk
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  // Old log files are deleted, because recycled ones would still contain old data
  wal_recycle: 'off',

  // Small, because the machine is shared with the website
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  io_method: 'sync',
  jit: 'off',

  // The log contains server messages only; statements and their rows may hold personal data
  log_min_messages: 'log',
  log_checkpoints: 'off', // two lines every five minutes, for years
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
  log_timezone: 'UTC',
  timezone: 'UTC',
  lc_messages: 'C',
}

/** Returns the server's command-line arguments, which override every settings file in the folder. */
export function serverArguments(
  folder: string,
  socketFolder: string,
  others: Readonly<Record<string, string>> = {},
): string[] {
  const all = { ...settings, unix_socket_directories: socketFolder, ...others }
  return ['-D', folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
