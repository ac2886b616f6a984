import type { Language } from '#contract/language.ts'
import type { PersonFields } from '#contract/people/person.ts'
import { type PortraitConsent, portraitConsents } from '#messages/portrait-consent.ts'
import { setFilePublic } from '#server/files/files.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
// Not from `forms.ts`: commands also save people, and run without the letters of forms.
import { dropConsents, keepConsent } from '#server/platform/forms/consents.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { noteAct } from './noted.ts'

export const portraitConsentNames = Object.keys(portraitConsents) as PortraitConsent[]

/** Returns the consents to portraits of these people, by id. */
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

/**
 * After a save: which text was read by who said yes to the portrait, the person or staff for them. A no drops it, and
 * nobody may have the file any more for being marked as public.
 */
export async function notePortraitConsent(
  { language = 'de', ...context }: Acting,
  { id, fields, before }: Saved,
): Promise<void> {
  if ((before?.hasImageConsent ?? false) === fields.hasImageConsent) return
  await dropConsents(context.db, portraitConsentNames, id)
  if (!fields.hasImageConsent) {
    await hidePortrait(context, before?.imageId ?? null)
    return noteAct(context, 'portraitWithdrawn', id)
  }
  const form = context.caller?.id === id ? 'portrait' : 'portraitByStaff'
  await keepConsent({ ...context, language }, form, { subject: id, version: undefined })
}

/** Takes the mark "public" from the file of a portrait. */
export async function hidePortrait({ db }: Pick<Acting, 'db'>, imageId: number | null): Promise<void> {
  if (imageId === null) return
  await setFilePublic({ db }, imageId, false)
  await clearCaches(db, ['files'])
}
