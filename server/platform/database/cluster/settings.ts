const settings = {
  // Reached over the socket alone
  listen_addresses: '',
  unix_socket_permissions: '0700',
  password_encryption: 'scram-sha-256',

  // What was acknowledged is on disk
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  // A file of the log is deleted once it is of no use; used again, it would hold what was written long ago
  wal_recycle: 'off',

  // Modest, for it shares a small machine with the website
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  io_method: 'sync',
  jit: 'off',

  // The log tells of the server; statements and the rows they fail on may hold personal data
  log_min_messages: 'log',
  log_checkpoints: 'off', // two lines every five minutes, for years
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
  log_timezone: 'UTC',
  timezone: 'UTC',
  lc_messages: 'C',
}

/** The server's command line; it outranks every settings file in the folder. */
export function serverArguments(
  folder: string,
  socketFolder: string,
  others: Readonly<Record<string, string>> = {},
): string[] {
  const all = { ...settings, unix_socket_directories: socketFolder, ...others }
  return ['-D', folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
