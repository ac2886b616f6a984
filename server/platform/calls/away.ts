import { type Failure, fail } from '#contract/errors.ts'

// Error codes and messages of the driver, PostgreSQL and the system for resources that are unreachable or
// exhausted, and for a transaction that conflicted with others twice.
const awayCodes =
  /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|EAI_AGAIN|ENOTFOUND|EAGAIN|EMFILE|ENFILE|EROFS|EACCES|EPERM|EIO$|ENOMEM|57P0\d|53\d{3}|58\w{3}|08\w{3}|25P03|25006|55P03|57014|40P01|40001)/
const awayMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|the database has gone silent|Read-only file system|could not (open|create|extend|write|read|fsync) file|Too many open files/i
const full = /^(ENOSPC|EDQUOT|EFBIG|53100)$/

/**
 * Returns the failure for an error of the database, the disk or the system; null for an error of this site's
 * own code.
 */
export function failureOfOthers(error: unknown): Failure | null {
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: unknown }
  const failure = full.test(String(code))
    ? fail('storageFull')
    : awayCodes.test(String(code)) || awayMessages.test(String(message))
      ? fail('unavailable', { retryAfterSeconds: 10 })
      : null
  if (failure) failure.cause = error
  return failure
}

/** Returns the reason of a refused request for the log, in the words of the unreachable service. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}
