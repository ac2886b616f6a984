import { sql } from 'kysely'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import { takeBackMailsBeginning } from '#server/platform/mail/mail.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { myDataLink } from './requests.ts'

export const privacyForgets: readonly Forgetting[] = [
  {
    kind: 'dataRequest',
    table: 'dataRequests',
    since: sql`expires_at`,
    days: 0,
    isHourly: true,
    async afterwards(trx, ids) {
      await forgetLinksOf(trx, myDataLink, ids)
      await takeBackMailsBeginning(
        trx,
        ids.map(id => `my data ${id} `),
      )
    },
  },
  { kind: 'dataRequest', table: 'dataRequestFigures', since: sql`month::timestamptz`, days: 3 * 365 },
]
