import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { confirmationPlaceholders, hasSalutationOrClosing } from '#contract/events/confirmation-mail.ts'
import { letterDelay, type Recipients } from '#contract/events/letters.ts'
import { type Bilingual, inBoth, type Language, languages } from '#contract/language.ts'
import { plainName } from '#contract/people/names.ts'
import { placeholderFault } from '#contract/placeholders.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { userOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { linkToken, queueMail } from '#server/platform/mail/mail.ts'
import { audit } from '#server/platform/records/records.ts'
import { firstNameAmong, recipientsCondition, unconfirmedCondition } from './audiences.ts'
import { exampleEvent, exampleGuest } from './example-registration.ts'
import { countLetters, wantLetters } from './letters-ledger.ts'
import { type EventRow, findEvent, insertMailing } from './queries.ts'
import { wordsFor } from './registration-letters.ts'
import { registrationAddress } from './registration-links.ts'
import { registrationLetterOf } from './registration-words.tsx'

type Words = Record<'subject' | 'body', Bilingual<string>>

interface Writing extends Words {
  id: number
  to: Recipients
  attempt?: string | undefined
}

/**
 * Records a letter written by staff for each recipient, once per `attempt`, or per request without one.
 * Recipients with an unconfirmed address get the confirmation link instead. Returns how many letters will be
 * sent, and when.
 */
export async function writeToRegistered(context: Context, { id, to, attempt, subject, body }: Writing) {
  const { db, clock } = context
  if (!(await findEvent(db, id))) throw fail('notFound')
  const occasion = attempt ?? context.requestId
  const sendAfter = new Date(clock().getTime() + letterDelay.written)
  const isNew = await insertMailing(db, {
    eventId: id,
    occasion,
    subject: asJson(subject),
    body: asJson(body),
  })
  const given = { occasion, sendAfter }
  await wantLetters(
    context,
    id,
    { ...given, letter: 'written' },
    sql`${recipientsCondition(to)} and not ${unconfirmedCondition}`,
  )
  await wantLetters(
    context,
    id,
    { ...given, letter: 'link' },
    sql`${recipientsCondition(to)} and ${unconfirmedCondition}`,
  )
  const count = await countLetters(db, id, occasion)
  if (count === 0) throw fail('notFound')
  const details = { eventId: id, letters: count, subject: subject.de || subject.en }
  if (isNew) await audit(context, { action: 'wroteTo', entity: 'registration', entityId: null, details })
  return { count, occasion, goesAt: sendAfter.toISOString() }
}

/** Returns the letter as the first recipient in each language would get it; nothing is stored. */
export async function previewMailing(context: Context, { id, to, ...words }: Omit<Writing, 'attempt'>) {
  const event = await findEvent(context.db, id)
  if (!event) throw fail('notFound')
  const names = await Promise.all(languages.map(language => firstNameAmong(context.db, id, to, language)))
  const letters = inBoth(language =>
    writtenLetter(context, event, {
      language,
      name: names[languages.indexOf(language)] ?? exampleGuest,
      words,
    }),
  )
  return {
    subject: inBoth(language => letters[language].subject),
    html: inBoth(language => letters[language].html.replaceAll(linkToken, '…')),
  }
}

/** Sends the letter to the caller, in the languages it is written in. */
export async function sendTestMailing(context: Context, { id, ...words }: Words & { id: number }) {
  const event = await findEvent(context.db, id)
  if (!event || !context.caller) throw fail('notFound')
  const { firstName, lastName, email: address } = await userOf(context, context.caller.id)
  const name = plainName({ firstName, lastName })
  for (const language of languages.filter(one => words.subject[one] !== ''))
    await queueMail(context, {
      purpose: 'registration written',
      to: { name, address },
      letter: writtenLetter(
        context,
        event,
        { language, name, words },
        eventAddress(context, event, language),
      ),
    })
  return { address }
}

// The caller has no registration that the button of a trial letter could lead to.
const eventAddress = ({ config: { baseUrl } }: Context, event: EventRow, language: Language) =>
  `${baseUrl}${publicAddressOf('events', event, language)}`

function writtenLetter(
  { config: { baseUrl } }: Context,
  event: EventRow,
  { language, name, words }: { language: Language; name: string; words: Words },
  ownPage = registrationAddress(baseUrl, language, linkToken),
) {
  const facts = {
    ...{ language, baseUrl, state: 'confirmed', heldUntil: null, position: null, name },
    participation: 'inPresence',
    ownPage,
    eventPage: baseUrl,
  } as const
  return registrationLetterOf('written', event, facts, wordsFor(language, words))
}

/**
 * Returns the complete confirmation letter in both languages. Throws `invalid` for a template that could not
 * be saved.
 */
export async function previewConfirmationLetter(
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
      placeholderFault(text, confirmationPlaceholders) ??
      (hasSalutationOrClosing(text) ? 'hasSalutation' : null)
    return fault ? [[`messageTemplate.${language}`, fault]] : []
  })
  if (faults.length > 0) throw fail('invalid', { fields: Object.fromEntries(faults) })
}
