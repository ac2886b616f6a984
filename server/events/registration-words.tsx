import type { LetterName } from '#contract/events/letters.ts'
import type { Participation } from '#contract/events/settings.ts'
import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import { momentWithZone, whenOf } from '#messages/event-when.ts'
import {
  cancelledLetter,
  changedLetter,
  confirmedLetter,
  eventOffLetter,
  linkLetter,
  mendedLetter,
  movedBackLetter,
  offeredLetter,
  participationNames,
  pendingLetter,
  reminderLetter,
  registrationLetter as say,
  streamLetter,
  switchedLetter,
  thanksLetter,
  waitingLetter,
} from '#messages/registration-letters.ts'
import {
  Button,
  Closing,
  Facts,
  filledText,
  type Letter,
  Lines,
  Links,
  letter,
  Note,
  Paragraph,
} from '#server/platform/mail/mail.ts'
import { placeOf } from './calendar.ts'
import type { EventRow } from './queries.ts'

/** Recipient and data of a letter. */
export interface LetterFacts {
  language: Language
  name: string
  participation: Participation
  state: string
  heldUntil: Date | null
  position: number | null
  /** Page of the registration, with a placeholder for the token. */
  ownPage: string
  eventPage: string
  baseUrl: string
}

type EventFacts = Pick<
  EventRow,
  'title' | 'start' | 'end' | 'isOneDayEvent' | 'venue' | 'isCancelled' | 'registration' | 'livestream'
>

/**
 * Returns a letter about a registration in the recipient's language. `own`: subject and text written by
 * staff.
 */
export function registrationLetterOf(
  name: LetterName,
  event: EventFacts,
  facts: LetterFacts,
  own?: { subject: string; text: string },
): Letter {
  const { language, baseUrl } = facts
  const words = wordsOf(name, event, facts)
  const subject = own?.subject ?? words.subject[language](titleOf(event, language))
  const isOwnPage = name !== 'thanks'
  const address = isOwnPage ? facts.ownPage : facts.eventPage
  const why = (isOwnPage ? say.whyAndPage : say.why)[language]
  return letter(
    { language, subject, why, baseUrl },
    <>
      <Paragraph>{say.greeting[language](facts.name)}</Paragraph>
      {own ? <Lines words={own.text} /> : bodyOf(name, event, facts)}
      {!own && <Facts rows={rowsOf(event, facts, name)} />}
      {!hasOwnLink(name, event, language) && (
        <Button language={language} label={buttonOf(name, event, facts)[language]} address={address} />
      )}
      <Links rows={linksOf(name, event, facts)} />
      {notesOf(name, event, facts).map(note => (
        <Note key={note}>{note}</Note>
      ))}
      <Closing language={language} />
    </>,
  )
}

const letters = {
  received: pendingLetter,
  waiting: waitingLetter,
  movedBack: movedBackLetter,
  confirmed: confirmedLetter,
  offered: offeredLetter,
  changed: changedLetter,
  switched: switchedLetter,
  cancelled: cancelledLetter,
  reminder: reminderLetter,
  streamStarts: streamLetter,
  thanks: thanksLetter,
  link: linkLetter,
  mended: mendedLetter,
  written: linkLetter,
}

function wordsOf(name: LetterName, { isCancelled }: EventFacts, { state }: LetterFacts) {
  if (name === 'changed' && isCancelled) return eventOffLetter
  // People who did not reply to the first letter are asked again to confirm.
  if (name === 'link' && state === 'pending') return pendingLetter
  return letters[name]
}

function bodyOf(name: LetterName, event: EventFacts, facts: LetterFacts) {
  const { language, state } = facts
  const template = name === 'confirmed' ? event.registration.messageTemplate[language] : ''
  if (template !== '') return filledText(template, placeholdersOf(event, facts), language)
  const text = name === 'link' ? linkLetter.text : wordsOf(name, event, facts).text
  const about = hasStateWords(name, event) ? stateWords[name][state] : undefined
  const before = name === 'changed' && hasStateWords(name, event) ? changedLetter.now : undefined
  return [text, about, before].map(words => words && <Paragraph key={words.de}>{words[language]}</Paragraph>)
}

// Letters to people in different states name the state of each.
const stateWords: Record<'link' | 'changed' | 'mended', Record<string, Bilingual<string>>> = {
  link: linkLetter.state,
  changed: changedLetter.state,
  mended: linkLetter.state,
}

function hasStateWords(name: LetterName, { isCancelled }: EventFacts): name is keyof typeof stateWords {
  return name === 'link' || name === 'mended' || (name === 'changed' && !isCancelled)
}

function buttonOf(name: LetterName, event: EventFacts, facts: LetterFacts): Bilingual<string> {
  if (hasStateWords(name, event) && facts.state === 'pending') return pendingLetter.button
  if (hasStateWords(name, event) && facts.state === 'offered') return offeredLetter.button
  return wordsOf(name, event, facts).button
}

/** Values for the placeholders of a text by staff. */
function placeholdersOf(event: EventFacts, { language, participation, ownPage }: LetterFacts) {
  const link = { label: say.ownPage[language], address: ownPage }
  return {
    event: titleOf(event, language),
    date: timeOf(event, language),
    place: participation === 'online' ? link : placeOf(event, language),
    participation: participationNames[participation][language],
    registration: link,
  }
}

// A text by staff that already contains the link needs no second one.
function hasOwnLink(name: LetterName, { registration }: EventFacts, language: Language): boolean {
  return name === 'confirmed' && registration.messageTemplate[language].includes('{registration}')
}

function rowsOf(event: EventFacts, facts: LetterFacts, name: LetterName): [string, string][] {
  const { language, participation, position } = facts
  const place = participation === 'online' ? say.onlinePlace[language] : placeOf(event, language)
  return [
    [say.event[language], titleOf(event, language)],
    [say.when[language], timeOf(event, language)],
    ...(place === '' ? [] : [[say.where[language], place] as [string, string]]),
    [say.way[language], participationNames[participation][language]],
    ...(name === 'waiting' && position !== null
      ? [[say.position[language], String(position)] as [string, string]]
      : []),
  ]
}

const forGuests: readonly LetterName[] = ['confirmed', 'changed', 'switched', 'reminder', 'streamStarts']

/** Direct links to what people with a seat look for later: the stream, and cancelling. */
function linksOf(name: LetterName, event: EventFacts, facts: LetterFacts): [string, string][] {
  const { language, participation, state, ownPage } = facts
  if (state !== 'confirmed' || event.isCancelled || !forGuests.includes(name)) return []
  const hasStream = participation === 'online' && event.livestream.isActive
  return [
    ...(hasStream ? [[say.stream[language], `${ownPage}#livestream`] as [string, string]] : []),
    [say.cancel[language], `${ownPage}#cancel`],
  ]
}

function notesOf(name: LetterName, event: EventFacts, facts: LetterFacts): string[] {
  const { language, heldUntil, state } = facts
  const until = heldUntil ? momentWithZone(heldUntil.toISOString())[language] : ''
  if (state === 'pending' && (name === 'received' || hasStateWords(name, event)))
    return [pendingLetter.note[language](until)]
  if (state === 'offered' && (name === 'offered' || hasStateWords(name, event)))
    return [offeredLetter.note[language](until)]
  const hasEntry = name === 'confirmed' && event.start !== null
  return [
    ...(hasTicket(name, facts) ? [say.ticket[language]] : []),
    ...(hasEntry ? [say.calendar[language]] : []),
  ]
}

/** Whether the letter contains the QR code for the entrance. */
export function hasTicket(
  name: LetterName,
  { participation, state }: Pick<LetterFacts, 'participation' | 'state'>,
): boolean {
  const isIn = name === 'confirmed' || name === 'switched' || (name === 'mended' && state === 'confirmed')
  return isIn && participation === 'inPresence'
}

function titleOf({ title }: EventFacts, language: Language): string {
  return inLanguage(title, language).value
}

function timeOf({ start, end, isOneDayEvent }: EventFacts, language: Language): string {
  if (!start) return say.unknownTime[language]
  const times = { start: start.toISOString(), end: (end ?? start).toISOString(), isOneDayEvent }
  return whenOf(times)[language]
}
