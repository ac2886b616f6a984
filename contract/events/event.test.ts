import { describe, expect, test } from 'vitest'
import { paragraphs } from '../richtext.ts'
import { blankEvent, eventFields } from './event.ts'
import { alertTypes } from './parts.ts'

// A field that breaks two rules with the same message is reported once.
function problemsOf(given: object) {
  const { error } = eventFields.safeParse({ ...blankEvent, ...given })
  const problems = error?.issues.map(({ path, message }) => [path.join('.'), message] as const)
  return problems && [...new Map(problems.map(one => [one.join(), one])).values()]
}

const long = (length: number) => ({ de: 'x'.repeat(length), en: '' })
const [early, late] = ['2027-03-12T16:00:00.000Z', '2027-03-12T18:00:00.000Z']
const speaker = (given: object) => ({ keySpeaker: { ...blankEvent.keySpeaker, ...given } })
const venue = (given: object) => ({ venue: { ...blankEvent.venue, ...given } })
const stream = (given: object) => ({ livestream: { ...blankEvent.livestream, ...given } })
const registration = (given: object) => ({ registration: { ...blankEvent.registration, ...given } })
const entry = (given: object) => ({
  programme: [
    {
      ...{ start: early, end: late, title: { de: 'Begrüßung', en: '' }, text: { de: '', en: '' } },
      ...{ alertType: 'none', alertText: { de: '', en: '' }, ...given },
    },
  ],
})
const question = (given: object) =>
  registration({
    option: { kind: 'text', label: { de: 'Menü?', en: '' }, choices: [], isRequired: false, ...given },
  })
const answers = (count: number) => Array.from({ length: count }, (_, n) => ({ de: `${n}`, en: '' }))

test('an event may be empty while it is hidden', () => expect(problemsOf({})).toBeUndefined())

test('a new event can be read by nobody, neither in lists nor by its address', () =>
  expect([blankEvent.isVisible, blankEvent.isDetailsVisible]).toEqual([false, false]))

describe('a wrong field is refused at its place', () => {
  test.each<[string, object, string, string]>([
    ['a long title', { title: long(201) }, 'title.de', 'validTitle'],
    ['a long teaser', { teaser: long(501) }, 'teaser.de', 'validTeaser'],
    ['a day that is none', { start: '2027-02-30T10:00:00Z' }, 'start', 'validDate'],
    ['a time without an offset', { end: '2027-03-12T10:00' }, 'end', 'validDate'],
    ['a permalink with spaces', { slug: { de: 'zwei worte', en: '' } }, 'slug.de', 'validPermalink'],
    [
      'details that are no document',
      { detailsContent: { de: 'Text', en: null } },
      'detailsContent.de',
      'validDetails',
    ],
    ['a long name of the speaker', speaker({ name: 'x'.repeat(101) }), 'keySpeaker.name', 'validSpeakerName'],
    [
      'words as text on the speaker',
      speaker({ text: { de: null, en: 'x' } }),
      'keySpeaker.text.en',
      'validSpeakerText',
    ],
    [
      'a script as the speaker’s address',
      speaker({ url: 'javascript:alert(1)' }),
      'keySpeaker.url',
      'validSpeakerUrl',
    ],
    ['a long name of the venue', venue({ name: long(101) }), 'venue.name.de', 'validVenueName'],
    [
      'an address of the venue that is none of the web',
      venue({ url: 'im zweiten Stock' }),
      'venue.url',
      'validVenueUrl',
    ],
    ['a long address', venue({ address: 'x'.repeat(301) }), 'venue.address', 'validVenueAddress'],
    ['a programme that is no list', { programme: 'ab 17 Uhr' }, 'programme', 'validProgramme'],
    ['101 entries', { programme: Array(101).fill(entry({}).programme[0]) }, 'programme', 'validProgramme'],
    ['an entry without a time', entry({ start: '' }), 'programme.0.start', 'validDate'],
    ['an entry without a title', entry({ title: { de: '', en: '' } }), 'programme.0.title.de', 'required'],
    ['a long title of an entry', entry({ title: long(201) }), 'programme.0.title.de', 'validProgramme'],
    [
      'an entry that ends before it starts',
      entry({ start: late, end: early }),
      'programme.0.end',
      'endBeforeStart',
    ],
    ['an unknown alert', entry({ alertType: 'panic' }), 'programme.0.alertType', 'validAlertType'],
    ['a long alert', entry({ alertText: long(201) }), 'programme.0.alertText.de', 'validProgrammeAlert'],
    [
      'a stream that ends as it starts',
      stream({ start: early, end: early }),
      'livestream.end',
      'endBeforeStart',
    ],
    ['a start of the stream that is none', stream({ start: 'bald' }), 'livestream.start', 'validDate'],
    ['an active stream without markup', stream({ isActive: true }), 'livestream.markup', 'required'],
    ['markup that is a number', stream({ markup: 5 }), 'livestream.markup', 'validLivestreamMarkup'],
    [
      'an end of registration before its start',
      registration({ start: late, end: early }),
      'registration.end',
      'endBeforeStart',
    ],
    [
      'a start of registration that is none',
      registration({ start: 'bald' }),
      'registration.start',
      'validDate',
    ],
    [
      'an unknown placeholder',
      registration({ messageTemplate: { de: 'Raum {raum}', en: '' } }),
      'registration.messageTemplate.de',
      'placeholderUnknown',
    ],
    [
      'a salutation of its own',
      registration({ messageTemplate: { de: '', en: 'Dear participant,\nwelcome' } }),
      'registration.messageTemplate.en',
      'hasSalutation',
    ],
    [
      'a long template',
      registration({ messageTemplate: long(5001) }),
      'registration.messageTemplate.de',
      'validMessageTemplate',
    ],
    [
      'a capacity below nought',
      registration({ online: { isOffered: true, capacity: -1 } }),
      'registration.online.capacity',
      'validCapacity',
    ],
    [
      'half a seat',
      registration({ inPresence: { isOffered: true, capacity: 0.5 } }),
      'registration.inPresence.capacity',
      'validCapacity',
    ],
    [
      'registration without a way to take part',
      registration({ isActive: true, inPresence: { isOffered: false, capacity: null } }),
      'registration.inPresence.isOffered',
      'participationNeeded',
    ],
    [
      'a question without words',
      question({ label: { de: '', en: '' } }),
      'registration.option.label.de',
      'required',
    ],
    [
      'a choice of one',
      question({ kind: 'choice', choices: answers(1) }),
      'registration.option.choices',
      'validQuestion',
    ],
    [
      '21 choices',
      question({ kind: 'choice', choices: answers(21) }),
      'registration.option.choices',
      'validQuestion',
    ],
    [
      'a reminder 31 days before',
      registration({ reminderDays: 31 }),
      'registration.reminderDays',
      'validReminderDays',
    ],
    ['data kept for two years', registration({ keptDays: 730 }), 'registration.keptDays', 'validKeptDays'],
  ])('%s', (_, given, field, sentence) => {
    expect(problemsOf(given)).toEqual([[field, sentence]])
  })
})

test('an entry of the programme has every kind of alert, with a text in both languages', () => {
  for (const alertType of alertTypes)
    expect(problemsOf(entry({ alertType, alertText: { de: 'neuer Raum', en: 'new room' } }))).toBeUndefined()
})

test('details are a document, or nothing yet', () =>
  expect(problemsOf({ detailsContent: { de: paragraphs('Wir feiern.'), en: null } })).toBeUndefined())
