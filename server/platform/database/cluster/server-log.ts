import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'

const longestLog = 1_000_000 // bytes; then it replaces the old log

/**
 * Opens PostgreSQL's log, beside its folder, for a function that starts the server. A file outlives this
 * process; a pipe does not.
 */
export function withServerLog<T>(folder: string, start: (descriptor: number) => T): T {
  const file = logFile(folder)
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && found.size > longestLog) renameSync(file, `${file}.old`)
  const descriptor = openSync(file, 'a', 0o600)
  try {
    return start(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Returns the last lines of the log, for the message about a failed start. */
export function lastWordsOfServer(folder: string): string {
  return readFileSync(logFile(folder), 'utf8').trim().split('\n').slice(-3).join(' ')
}

function logFile(folder: string): string {
  return `${folder}.log`
}
