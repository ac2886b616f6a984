import { oc } from '@orpc/contract'
import { z } from 'zod'
import type { May } from './permissions.ts'

/** What a public page can read and a write can change; the response cache is cleared by these names. */
export type CacheTag = 'news' | 'pages' | 'people' | 'files' | 'tags'

/** The limits that survive a restart; their figures stand in the server's platform. */
export type LimitName = 'contact' | 'login' | 'pageView' | 'refresh' | 'resetRequest' | 'tokenPage' | 'upload'

export interface CallMeta {
  may: May
  /** Cached publicly and cleared by any of these. Without it the answer is never cached. */
  reads?: readonly CacheTag[]
  writes?: readonly CacheTag[]
  limit?: LimitName
  /** False where the function must commit in steps, or waits for slow work. */
  inTransaction?: false
  /** The call takes one file as multipart form data instead of JSON. */
  takesFile?: true
  /** Only for logged-in staff, or for a token in the path: never stored by anybody. */
  status?: 200 | 201 | 202 | 204
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
