import { fail } from '#contract/errors.ts'
import { confirmationPlaceholders, hasSalutation } from '#contract/events/confirmation-mail.ts'
import { type Bilingual, inBoth } from '#contract/language.ts'
import { placeholderFault } from '#contract/placeholders.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { linkToken } from '#server/platform/mail/mail.ts'
import { audit } from '#server/platform/records/records.ts'
import { exampleEvent, exampleGuest } from './example-registration.ts'
import { markWritten, wantLetter } from './letters-ledger.ts'
import { findEvent } from './queries.ts'
import { sendLetter } from './registration-letters.ts'
import { registrationAddress } from './registration-links.ts'
import { findRegistrations, type Registration } from './registration-queries.ts'
import { registrationLetterOf } from './registration-words.tsx'

interface Writing {
  id: number
  ids: number[]
  subject: Bilingual<string>
  body: Bilingual<string>
  attempt?: string | undefined
}

/**
 * A letter in the words of staff to each of the chosen ones, in their language; once for each attempt, or else for each
 * request. Gives how many of them have it.
 */
export async function writeToRegistered(context: Context, { attempt, ...writing }: Writing) {
  const { id, ids, subject } = writing
  const event = await findEvent(context.db, id)
  if (!event) throw fail('notFound')
  const chosen = (await findRegistrations(context.db, ids)).filter(({ eventId }) => eventId === id)
  if (chosen.length === 0) throw fail('notFound')
  let letters = 0
  for (const registration of chosen) {
    const occasion = attempt ?? context.requestId
    const wanted = { registrationId: registration.id, letter: 'written', occasion } as const
    if (!(await wantLetter(context, registration.id, 'written', occasion))) continue
    await sendLetter(context, { wanted, event, registration }, wordsFor(registration, writing))
    await markWritten(context, wanted)
    letters += 1
  }
  const details = { eventId: id, letters, subject: subject.de }
  if (letters > 0)
    await audit(context, { action: 'wroteTo', entity: 'registration', entityId: null, details })
  return { count: chosen.length }
}

function wordsFor({ language }: Registration, { subject, body }: Pick<Writing, 'subject' | 'body'>) {
  return { subject: subject[language], text: body[language] }
}

/** The whole letter after confirming in both languages. Throws `invalid` for a text that could not be saved. */
export async function previewLetter(
  context: Context,
  { messageTemplate, eventId }: { messageTemplate: Bilingual<string>; eventId: number | null },
) {
  refuseTemplate(messageTemplate)
  const { baseUrl } = context.config
  const found = eventId === null ? undefined : await findEvent(context.db, eventId)
  const event = exampleEvent(found, messageTemplate)
  const letters = inBoth(language =>
    registrationLetterOf('confirmed', event, {
      ...{ language, baseUrl, state: 'confirmed', heldUntil: null, position: null },
      ...{ participation: 'inPresence', name: exampleGuest },
      ownPage: registrationAddress(baseUrl, language, linkToken),
      eventPage: baseUrl,
    }),
  )
  return {
    subject: inBoth(language => letters[language].subject),
    html: inBoth(language => letters[language].html.replaceAll(linkToken, '…')),
  }
}

function refuseTemplate(template: Bilingual<string>): void {
  const faults = (['de', 'en'] as const).flatMap(language => {
    const text = template[language]
    const fault =
      placeholderFault(text, confirmationPlaceholders) ?? (hasSalutation(text) ? 'hasSalutation' : null)
    return fault ? [[`messageTemplate.${language}`, fault]] : []
  })
  if (faults.length > 0) throw fail('invalid', { fields: Object.fromEntries(faults) })
}
