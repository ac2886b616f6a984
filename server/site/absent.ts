import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Absent } from '#server/platform/http/absent.ts'
import { addressToCount, isByPerson } from './missed-rules.ts'
import { goalOf } from './redirects.ts'

/** Handling of addresses without a page, for the server of pages: redirects and counting. */
export function absentIn(dependencies: Dependencies): Absent {
  return {
    goalOf: (path, search) => goalOf(dependencies, path, search),
    note({ method, headers }, path) {
      const asked = isByPerson(method, headers) ? addressToCount(path) : null
      if (asked) dependencies.missed.note({ kind: 'address', language: '', asked })
    },
  }
}
