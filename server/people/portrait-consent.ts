import type { Language } from '#contract/language.ts'
import type { PersonFields } from '#contract/people/person.ts'
import { type PortraitConsent, portraitConsents } from '#messages/portrait-consent.ts'
// Commands save people, too, and run without the letters of forms.
import { dropConsents, keepConsent } from '#server/platform/forms/consents.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { noteAct } from './noted.ts'

export const portraitConsentNames = Object.keys(portraitConsents) as PortraitConsent[]

/** What was agreed to about the portraits of these people. */
export async function portraitConsentsOf(db: Acting['db'], ids: readonly number[]) {
  const rows = await db
    .selectFrom('consents')
    .select(['subject', 'form', 'version', 'language', 'givenAt'])
    .where('form', 'in', portraitConsentNames)
    .where('subject', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ subject, givenAt, ...row }) => [
      subject,
      { ...row, language: row.language as Language, givenAt: givenAt.toISOString() },
    ]),
  )
}

interface Saved {
  id: number
  fields: PersonFields
  before: PersonFields | null
}

/** After a save: which text was read by who said yes to the portrait, the person or staff for them; a no drops it. */
export async function notePortraitConsent(
  { language = 'de', ...context }: Acting,
  { id, fields, before }: Saved,
): Promise<void> {
  if ((before?.hasImageConsent ?? false) === fields.hasImageConsent) return
  await dropConsents(context.db, portraitConsentNames, id)
  if (!fields.hasImageConsent) return noteAct(context, 'portraitWithdrawn', id)
  const form = context.caller?.id === id ? 'portrait' : 'portraitByStaff'
  await keepConsent({ ...context, language }, form, { subject: id, version: undefined })
}
