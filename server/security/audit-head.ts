import { fail } from '#contract/errors.ts'
import { plainName } from '#contract/people/names.ts'
import type { Context, Dependencies } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { queueMail } from '#server/platform/mail/mail.ts'
import { audit } from '#server/platform/records/records.ts'
import { hex, sealAudit } from './audit-chain.ts'
import { findHead, findHeadReaders, isHeadReader, setHeadReader } from './audit-chain-queries.ts'
import { headLetter } from './mails.tsx'

/** The head of the chain, and whether the caller gets it by mail. */
export async function auditHead({ db, caller }: Context) {
  const found = await findHead(db)
  return {
    head: found ? hex(found.head) : null,
    sealedAt: found?.createdAt.toISOString() ?? null,
    isWanted: caller !== null && (await isHeadReader(db, caller.id)),
  }
}

/** Subscribes the caller to the daily mail with the head, or ends the subscription. */
export async function setAuditHeadWanted(context: Context, isWanted: boolean) {
  const { db, caller } = context
  if (!caller) throw fail('notLoggedIn')
  await setHeadReader(db, caller.id, isWanted)
  await audit(context, { action: isWanted ? 'headWanted' : 'headDeclined', entity: 'audit', entityId: null })
  return auditHead(context)
}

/**
 * Mails the head to its subscribers. Stored outside the site, it reveals if the newest entries are cut off
 * later.
 */
export async function sendAuditHead(given: Dependencies): Promise<void> {
  await sealAudit(given)
  const found = await findHead(given.db)
  if (!found) return
  const { baseUrl } = given.config
  await transact(given.db, async db => {
    for (const { id, email, locale, ...names } of await findHeadReaders(db)) {
      const name = plainName(names)
      await queueMail(
        { ...given, db },
        {
          purpose: 'audit head',
          to: { name, address: email },
          letter: headLetter(
            { language: locale, name, baseUrl },
            { head: hex(found.head), at: found.createdAt },
          ),
          mayRepeat: true,
          dedupeKey: `audit head ${id} ${hex(found.head).slice(0, 32)}`,
        },
      )
    }
  })
}
