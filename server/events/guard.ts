import { day } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import type { EventFields } from '#contract/events/event.ts'
import { languages } from '#contract/language.ts'
import { isEmptyDocument } from '#contract/richtext.ts'
import { downloadsOf, filesOfFilm, filmProblems } from '#server/files/files.ts'
import type { Acting } from '#server/platform/records/records.ts'

/** Before a save: throws `invalid` for times that cannot be, and `incomplete` for what visitors would see without them. */
export async function refuseEvent(context: Acting, fields: EventFields): Promise<void> {
  const missing = isSeen(fields) ? missingIn(fields) : []
  if (missing.length > 0)
    throw fail('incomplete', { fields: Object.fromEntries(missing.map(name => [name, 'required'])) })
  if (isPageEmpty(fields)) throw fail('incomplete', { fields: { 'detailsContent.de': 'contentEmpty' } })
  const refused = {
    ...timesRefused(fields),
    ...registrationRefused(fields),
    ...(await filmRefused(context, fields)),
  }
  if (Object.keys(refused).length > 0) throw fail('invalid', { fields: refused })
}

// An event may have a page that visitors can read while no list shows it.
function isSeen({ isVisible, hasDetailsPage, isDetailsVisible }: EventFields): boolean {
  return isVisible || (hasDetailsPage && isDetailsVisible)
}

/** What visitors read on its page: nothing is as if it had none. */
function isPageEmpty(fields: EventFields): boolean {
  const { hasDetailsPage, isDetailsVisible, detailsContent, programme, keySpeaker } = fields
  if (!hasDetailsPage || !isDetailsVisible || programme.length > 0 || keySpeaker.name !== '') return false
  return languages.every(language => {
    const text = detailsContent[language]
    return text === null || isEmptyDocument(text)
  })
}

function missingIn({ title, teaser, start, end }: EventFields): string[] {
  const begun = title.en !== '' && title.de === '' ? 'en' : 'de'
  const isWritten = languages.some(language => title[language] !== '' && teaser[language] !== '')
  const texts = Object.entries({ title, teaser }).filter(([, text]) => !isWritten && text[begun] === '')
  const times = Object.entries({ start, end }).filter(([, moment]) => moment === null)
  return [...texts.map(([name]) => `${name}.${begun}`), ...times.map(([name]) => name)]
}

function timesRefused({ start, end, isOneDayEvent }: EventFields): Record<string, string> {
  if (start === null || end === null) return {}
  if (new Date(end) < new Date(start)) return { end: 'endBeforeStart' }
  // An evening may last into the night.
  const isLonger = Date.parse(end) - Date.parse(start) >= day
  return isOneDayEvent && isLonger ? { end: 'endsOnAnotherDay' } : {}
}

function registrationRefused({ end, hasRegistration, registration }: EventFields): Record<string, string> {
  if (!hasRegistration || end === null) return {}
  const late = (['start', 'end'] as const).filter(name => {
    const moment = registration[name]
    return moment !== null && new Date(moment) > new Date(end)
  })
  return Object.fromEntries(late.map(name => [`registration.${name}`, 'registrationAfterEvent']))
}

async function filmRefused(context: Acting, { recording }: EventFields): Promise<Record<string, string>> {
  const files = await downloadsOf(context, filesOfFilm(recording))
  const wrong = filmProblems(recording, files, ['video', 'hlsVideo'])
  return Object.fromEntries(wrong.map(([field, key]) => [`recording.${field}`, key]))
}
