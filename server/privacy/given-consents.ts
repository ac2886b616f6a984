import { fail } from '#contract/errors.ts'
import type { GivenConsent } from '#contract/privacy/given-consent.ts'
import { consentText } from '#messages/consents.ts'
import type { Context } from '#server/platform/calls/calls.ts'

/**
 * Returns the consents to one row, each with its text in the version and language in which it was given.
 * Throws `notFound`.
 */
export async function givenConsents(
  { db, forms }: Context,
  { table, id }: { table: string; id: number },
): Promise<{ rows: GivenConsent[] }> {
  const names = forms
    // Consents of staff are shown with their account, to those who may see it.
    .filter(form => form.table === table && form.table !== 'users')
    .flatMap(({ consent, furtherConsents = [] }) => [consent ?? [], furtherConsents].flat())
  if (names.length === 0) throw fail('notFound')
  const rows = await db
    .selectFrom('consents')
    .select(['form', 'version', 'language', 'givenAt'])
    .where('form', 'in', names)
    .where('subject', '=', id)
    .orderBy('givenAt')
    .orderBy('form')
    .execute()
  return {
    rows: rows.map(({ givenAt, ...row }) => ({
      ...row,
      language: row.language === 'en' ? 'en' : 'de',
      givenAt: givenAt.toISOString(),
      text: consentText(row),
    })),
  }
}
