import { sql } from 'kysely'
import { type ConsentName, consentVersions } from '#contract/consents.ts'
import type { Context, Dependencies } from '#server/platform/calls/calls.ts'

interface Given {
  /** The id of the row that was kept of the form. */
  subject: number
  /** Of the text that was read; by default the one in force. */
  version: number | undefined
}

/** Writes down who agreed to what, in the transaction of the row it belongs to. */
export async function keepConsent(
  { db, clock, language }: Pick<Context, 'db' | 'clock' | 'language'>,
  form: ConsentName,
  { subject, version = consentVersions[form] }: Given,
): Promise<void> {
  const given = { version, language, givenAt: clock() }
  await db
    .insertInto('consents')
    .values({ form, subject, ...given })
    .onConflict(conflict => conflict.columns(['form', 'subject']).doUpdateSet(given))
    .execute()
}

/** Deletes consents whose details are gone: each is kept as long as the row it belongs to. */
export async function forgetConsents({ db, forms }: Pick<Dependencies, 'db' | 'forms'>): Promise<void> {
  for (const { consent, table } of forms) {
    if (!consent) continue
    await sql`
      delete from consents where form = ${consent}
        and not exists (select from ${sql.table(table)} as kept where kept.id = subject)`.execute(db)
  }
}
