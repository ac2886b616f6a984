import type { Participation } from '#contract/events/settings.ts'
import { inLanguage, type Language } from '#contract/language.ts'
import { momentIn, whenOf } from '#messages/event-times.ts'
import {
  cancelledLetter,
  changedLetter,
  confirmedLetter,
  eventOffLetter,
  linkLetter,
  movedBackLetter,
  offeredLetter,
  participationNames,
  pendingLetter,
  reminderLetter,
  registrationLetter as say,
  streamLetter,
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
  letter,
  Note,
  Paragraph,
} from '#server/platform/mail/mail.ts'
import { placeOf } from './calendar.ts'
import type { LetterName } from './letters-ledger.ts'
import type { EventRow } from './queries.ts'

/** Whom a letter is for, and what it tells. */
export interface LetterFacts {
  language: Language
  name: string
  participation: Participation
  state: string
  heldUntil: Date | null
  position: number | null
  /** The page of the registration, with a token's place. */
  ownPage: string
  /** The page of the event. */
  eventPage: string
  baseUrl: string
}

type Told = Pick<
  EventRow,
  'title' | 'start' | 'end' | 'isOneDayEvent' | 'venue' | 'isCancelled' | 'registration'
>

/** A letter about a registration in the language of whoever gets it. `own`: subject and text in the words of staff. */
export function registrationLetterOf(
  name: LetterName,
  event: Told,
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
        <Button language={language} label={words.button[language]} address={address} />
      )}
      {notesOf(name, facts).map(note => (
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
  cancelled: cancelledLetter,
  reminder: reminderLetter,
  streamStarts: streamLetter,
  thanks: thanksLetter,
  link: linkLetter,
  written: linkLetter,
}

function wordsOf(name: LetterName, { isCancelled }: Told, { state }: LetterFacts) {
  if (name === 'changed' && isCancelled) return eventOffLetter
  // Who did not reply to the letter that led here is asked again.
  if (name === 'link' && state === 'pending') return pendingLetter
  return letters[name]
}

function bodyOf(name: LetterName, event: Told, facts: LetterFacts) {
  const { language, state } = facts
  const template = name === 'confirmed' ? event.registration.messageTemplate[language] : ''
  if (template !== '') return filledText(template, placeholdersOf(event, facts), language)
  const text = name === 'link' ? linkLetter.text : wordsOf(name, event, facts).text
  const about = name === 'link' ? linkLetter.state[state as keyof typeof linkLetter.state] : undefined
  return (
    <>
      <Paragraph>{text[language]}</Paragraph>
      {about && <Paragraph>{about[language]}</Paragraph>}
    </>
  )
}

/** What stands for the placeholders of a text that staff write. */
function placeholdersOf(event: Told, { language, participation, ownPage }: LetterFacts) {
  const link = { label: say.ownPage[language], address: ownPage }
  return {
    event: titleOf(event, language),
    date: timeOf(event, language),
    place: participation === 'online' ? link : placeOf(event, language),
    participation: participationNames[participation][language],
    registration: link,
  }
}

// A text of staff that has the link already needs no second one.
function hasOwnLink(name: LetterName, { registration }: Told, language: Language): boolean {
  return name === 'confirmed' && registration.messageTemplate[language].includes('{registration}')
}

function rowsOf(event: Told, facts: LetterFacts, name: LetterName): [string, string][] {
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

function notesOf(name: LetterName, { language, heldUntil, state, participation }: LetterFacts): string[] {
  const until = heldUntil ? momentIn(heldUntil.toISOString())[language] : ''
  if (state === 'pending' && (name === 'received' || name === 'link'))
    return [pendingLetter.note[language](until)]
  if (state === 'offered' && (name === 'offered' || name === 'link'))
    return [offeredLetter.note[language](until)]
  return name === 'confirmed' && participation === 'inPresence' ? [say.ticket[language]] : []
}

function titleOf({ title }: Told, language: Language): string {
  return inLanguage(title, language).value
}

function timeOf({ start, end, isOneDayEvent }: Told, language: Language): string {
  if (!start) return say.unknownTime[language]
  const times = { start: start.toISOString(), end: (end ?? start).toISOString(), isOneDayEvent }
  return whenOf(times)[language]
}
