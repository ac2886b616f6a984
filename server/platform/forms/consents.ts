import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { type ConsentName, versionInForce } from '#messages/consents.ts'
import type { Context, FormPlace } from '#server/platform/calls/calls.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'

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
  { subject, version = versionInForce(form) }: Given,
): Promise<void> {
  const given = { version, language, givenAt: clock() }
  await db
    .insertInto('consents')
    .values({ form, subject, ...given })
    .onConflict(conflict => conflict.columns(['form', 'subject']).doUpdateSet(given))
    .execute()
}

/** Takes back what was agreed to with a row that stays. */
export async function dropConsents(
  db: Context['db'],
  forms: readonly ConsentName[],
  subject: number,
): Promise<void> {
  await db.deleteFrom('consents').where('form', 'in', forms).where('subject', '=', subject).execute()
}

/** Throws `invalid` for a version of a form's text of consent that was never written. */
export function refuseUnknownVersion(form: ConsentName, version = 1): void {
  if (version > versionInForce(form)) throw fail('invalid')
}

/** Consents go once their details are gone: each is kept as long as the row it belongs to. */
export function consentForgets(forms: readonly FormPlace[]): Forgetting[] {
  return forms.flatMap(({ consent, furtherConsents = [], table }) =>
    [...(consent ? [consent] : []), ...furtherConsents].map(name => goneWith(name, table)),
  )
}

function goneWith(consent: ConsentName, table: FormPlace['table']): Forgetting {
  const isGone = sql<boolean>`form = ${consent} and not exists (
    select from ${sql.table(table)} as kept where kept.id = subject)`
  return { kind: 'consent', table: 'consents', since: sql`given_at`, days: 0, where: isGone }
}
