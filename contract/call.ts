import { oc } from '@orpc/contract'
import { z } from 'zod'
import type { LimitName } from './limits.ts'
import type { May } from './permissions.ts'
import type { RecordKindName } from './record-kinds.ts'

/** What a public page reads and a write changes; the response cache is cleared by these tags. */
export type CacheTag = RecordKindName | 'tags' | 'synonyms' | 'redirects'

/**
 * What a limit counts by. `ip` and `user` count every call with valid input; `failed` counts invalid links
 * only and never refuses a valid one; `itself` is for an area that counts only some of its calls, such as
 * failed logins.
 */
export type LimitBy =
  | { ip: LimitName; user?: never; itself?: never; failed?: never }
  | { user: LimitName; ip?: never; itself?: never; failed?: never }
  | { failed: LimitName; ip?: never; user?: never; itself?: never }
  | { itself: LimitName; ip?: never; user?: never; failed?: never }

export interface CallMeta {
  may: May
  /** Cached publicly and cleared by any of these tags. Without it the response is never cached. */
  reads?: readonly CacheTag[]
  writes?: readonly CacheTag[]
  /**
   * Cleared only if the implementation says so by `wrote`, because most of its calls change no public
   * response.
   */
  mayWrite?: readonly CacheTag[]
  limitBy?: LimitBy
  /**
   * A dangerous action: a user without a recent proof of identity (`factorTimes.proof`) is asked for the
   * second factor or the password again. A function decides this by the input.
   */
  asksAgain?: true | ((input: never) => boolean)
  /** Also open to a user who still has to set up a second factor. */
  beforeFactor?: true
  /** False if the implementation must commit in steps, or waits for slow work. */
  inTransaction?: false
  /** The call takes one file as multipart form data instead of JSON. */
  takesFile?: true
  /** Any JSON is accepted; it is meant to be a ballot. */
  takesBallot?: true
  /** A mail program sends it as an HTML form, url-encoded or multipart, instead of JSON (RFC 8058). */
  takesForm?: true
  /** The call returns a list, by pages or whole: with `format` it returns a file with all rows instead. */
  isList?: 'pages' | 'whole'
  /** Returns a file of this type, or of one of these, instead of JSON. */
  givesFile?: string | readonly string[]
  /** A form for visitors: see `contract/form.ts`. */
  isForm?: true
  status?: 200 | 201 | 202 | 204
  /** Returns 202 instead if the implementation says so by `accepted`: something is still to be confirmed. */
  mayAccept?: true
  /** May return 409 because of the current state; so may every call by which staff write. */
  mayConflict?: true
  /** May return 404 although its input names no record. */
  mayMiss?: true
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of the API, e.g. `call('GET /info/news/{slug}', { may: 'public', reads: ['news'] })`.
 * Path parameters, query and body are one flat input object.
 */
export function call(address: `${Method} /${string}`, meta: CallMeta) {
  const [method, path] = address.split(' ') as [Method, `/${string}`]
  return oc
    .$meta<CallMeta>({ may: 'staff' })
    .meta(meta)
    .route({ method, path, successStatus: meta.status ?? 200 })
}

/** The empty body of 202 and 204 responses. */
export const nothing = z.undefined()
