import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { type ConsentName, versionInForce } from '#messages/consents.ts'
import type { Context, FormPlace } from '#server/platform/calls/calls.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'

interface Given {
  /** Id of the row that the form has made. */
  subject: number
  /** Version of the consent text that the visitor read; the one in force by default. */
  version: number | undefined
}

/** Records the consent given with a form, in the transaction of the row it belongs to. */
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

/** Deletes the consents given with a row that itself stays. */
export async function dropConsents(
  db: Context['db'],
  forms: readonly ConsentName[],
  subject: number,
): Promise<void> {
  await db.deleteFrom('consents').where('form', 'in', forms).where('subject', '=', subject).execute()
}

/** Throws `invalid` for a version of a form's consent text that does not exist. */
export function refuseUnknownVersion(form: ConsentName, version = 1): void {
  if (version > versionInForce(form)) throw fail('invalid')
}

/** Consents are deleted once the row they belong to is deleted. */
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
