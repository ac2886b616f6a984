import { oc } from '@orpc/contract'
import { z } from 'zod'
import type { LimitName } from './limits.ts'
import type { May } from './permissions.ts'
import type { RecordKindName } from './record-kinds.ts'

/** What a public page can read and a write can change; the response cache is cleared by these names. */
export type CacheTag = RecordKindName | 'tags' | 'synonyms' | 'redirects'

/**
 * What a limit counts by. By `ip` and `user` it is taken for every call whose input is right; `failed` counts
 * links that never were, and refuses no others; `itself` is for an area that counts only some of its calls, such as
 * failed logins.
 */
export type LimitBy =
  | { ip: LimitName; user?: never; itself?: never; failed?: never }
  | { user: LimitName; ip?: never; itself?: never; failed?: never }
  | { failed: LimitName; ip?: never; user?: never; itself?: never }
  | { itself: LimitName; ip?: never; user?: never; failed?: never }

export interface CallMeta {
  may: May
  /** Cached publicly and cleared by any of these. Without it the answer is never cached. */
  reads?: readonly CacheTag[]
  writes?: readonly CacheTag[]
  /** Cleared only when the function says so by `wrote`: most of what it does changes no public answer. */
  mayWrite?: readonly CacheTag[]
  limitBy?: LimitBy
  /**
   * A dangerous act: whoever has not shown lately that it is they (`factorTimes.proof`) is asked again, by the second
   * factor or the password. With a function, where it says so of the input.
   */
  asksAgain?: true | ((input: never) => boolean)
  /** Open also to somebody who has to set up a second factor first. */
  beforeFactor?: true
  /** False where the function must commit in steps, or waits for slow work. */
  inTransaction?: false
  /** The call takes one file as multipart form data instead of JSON. */
  takesFile?: true
  /** Any JSON is taken; what is meant is a ballot. */
  takesBallot?: true
  /** A mail program sends it as an HTML form, url-encoded or multipart, instead of JSON (RFC 8058). */
  takesForm?: true
  /** The call is a list, by pages or whole: with `format` it answers a file with all rows instead. */
  isList?: 'pages' | 'whole'
  /** It answers a file of this type, or of one of these, instead of JSON. */
  givesFile?: string | readonly string[]
  /** A form for visitors: see `contract/form.ts`. */
  isForm?: true
  status?: 200 | 201 | 202 | 204
  /** It answers 202 instead where the function says so by `accepted`: something is still to be confirmed. */
  mayAccept?: true
  /** It answers 409 where what is there stands against it; every call with which staff write may. */
  mayConflict?: true
  /** It answers 404 though its input names no record. */
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

/** Nothing to say: 202 and 204 answers. */
export const nothing = z.undefined()
