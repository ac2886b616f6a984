import { describe, expect, test } from 'vitest'
import type { EventItem } from '#contract/events/event.ts'
import { noRecording } from '#contract/files/recording.ts'
import { forms } from '#messages/forms.ts'
import { hoursAhead, openTestEvents, talk, timesAt } from './test-events.ts'

const called = (de: string) => ({ title: { de, en: '' }, teaser: { de: `Über ${de}.`, en: '' } })
const hidden = { isVisible: false, isDetailsVisible: false }

describe('a save is refused at its field, in a sentence', () => {
  const at = '2027-03-12T16:00:00.000Z'
  const earlier = '2027-03-12T15:00:00.000Z'
  const nextDay = '2027-03-13T16:00:00.000Z'
  const registration = { ...talk.registration, isActive: true }
  const required = 'required' as const

  test.each([
    ['an end before its start', { start: at, end: earlier }, 'end', 'endBeforeStart'],
    [
      'one day that ends on the next',
      { start: at, end: nextDay, isOneDayEvent: true },
      'end',
      'endsOnAnotherDay',
    ],
    [
      'a registration that ends after the event',
      { start: at, end: at, hasRegistration: true, registration: { ...registration, end: nextDay } },
      'registration.end',
      'registrationAfterEvent',
    ],
    [
      'a registration that begins after the event',
      { start: at, end: at, hasRegistration: true, registration: { ...registration, start: nextDay } },
      'registration.start',
      'registrationAfterEvent',
    ],
    ['a picture that is not there', { imageId: 999_999 }, 'imageId', 'value'],
    [
      'a recording that is not there',
      { recording: { ...noRecording, videoId: 999_999 } },
      'recording.videoId',
      'validFilm',
    ],
    [
      'a recording with a host that is not trusted',
      { recording: { ...noRecording, address: 'https://www.youtube.com.evil.example/1' } },
      'recording.address',
      'validEmbed',
    ],
  ] as const)('%s', async (_, fields, field, code) => {
    const { send } = await openTestEvents()
    const answer = await send('POST', '', { ...talk, ...hidden, ...fields })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ field, code, message: forms[code].de }])
  })

  test('a recording that is no film, and captions that are none', async () => {
    const { db, send } = await openTestEvents()
    const facts = {
      name: 'a.pdf',
      type: 'application/pdf',
      sizeBytes: 1,
      hash: 'a'.repeat(64),
      isPublic: true,
    }
    const { id } = await db.insertInto('files').values(facts).returning('id').executeTakeFirstOrThrow()
    const recording = { ...noRecording, videoId: id, videoCaptions: { de: null, en: id } }
    const answer = await send('POST', '', { ...talk, ...hidden, recording })
    const errors = answer
      .json()
      .errors.map(({ field, code }: { field: string; code: string }) => [field, code])
    expect([answer.statusCode, errors]).toEqual([
      422,
      [
        ['recording.videoId', 'validFilm'],
        ['recording.videoCaptions.en', 'validCaptions'],
      ],
    ])
  })

  test.each([
    ['title', 'lists', { title: { de: '', en: '' }, isDetailsVisible: false }, 'title.de'],
    ['teaser', 'lists', { teaser: { de: '', en: '' }, isDetailsVisible: false }, 'teaser.de'],
    ['start', 'lists', { start: null, isDetailsVisible: false }, 'start'],
    ['end', 'lists', { end: null, isDetailsVisible: false }, 'end'],
    ['title', 'its page', { title: { de: '', en: '' }, isVisible: false }, 'title.de'],
    [
      'teaser in English',
      'its page',
      { title: { de: '', en: 'Coils' }, teaser: { de: '', en: '' }, isVisible: false },
      'teaser.en',
    ],
    ['start', 'its page', { start: null, isVisible: false }, 'start'],
    ['end', 'its page', { end: null, isVisible: false }, 'end'],
  ])('an event without a %s that visitors would see in %s', async (_, __, fields, field) => {
    const { send } = await openTestEvents()
    const answer = await send('POST', '', { ...talk, ...timesAt(24), ...fields })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'incomplete'])
    expect(answer.json().errors).toMatchObject([{ field, code: required, message: forms.required.de }])
  })

  test('a slug that another event has in that language', async () => {
    const { make, send } = await openTestEvents()
    await make({ slug: { de: '', en: 'coils' } })
    const answer = await send('POST', '', { ...talk, ...hidden, slug: { de: '', en: 'coils' } })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().errors).toMatchObject([{ field: 'slug.en', code: 'slugTaken' }])
  })
})

test('a page that visitors see has something on it: a text, a programme or a speaker', async () => {
  const { send } = await openTestEvents()
  const empty = { ...talk, ...timesAt(24), detailsContent: { de: null, en: null } }
  const answer = await send('POST', '', empty)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'incomplete'])
  expect(answer.json().errors).toMatchObject([{ field: 'detailsContent.de', code: 'required' }])
  const speaker = { ...empty, keySpeaker: { ...talk.keySpeaker, name: 'Ada Berg' } }
  for (const fields of [{ ...empty, isDetailsVisible: false }, speaker])
    expect((await send('POST', '', fields)).statusCode).toBe(201)
})

test('a hidden event needs no times, nor does an event without a page', async () => {
  const { send } = await openTestEvents()
  const bare = { ...talk, ...hidden, ...called(''), teaser: { de: '', en: '' }, start: null, end: null }
  expect((await send('POST', '', bare)).statusCode).toBe(201)
  expect(
    (await send('POST', '', { ...bare, hasDetailsPage: false, isDetailsVisible: true })).statusCode,
  ).toBe(201)
})

test('only the address of an embedded player is stored', async () => {
  const { make } = await openTestEvents()
  const markup =
    '<iframe width="560" src="https://player.vimeo.com/video/1?a=1&amp;b=2" allowfullscreen></iframe>'
  const { livestream } = await make({ livestream: { ...talk.livestream, isActive: true, markup } })
  expect(livestream.markup).toBe('https://player.vimeo.com/video/1?a=1&b=2')
})

test('a change of the programme outdates the other language, a small one does not', async () => {
  const { make, change } = await openTestEvents()
  const event = await make()
  expect(event.translation).toEqual({ de: 'current', en: 'current' })
  const small = await change(event, {
    teaser: { de: 'Acht Kanäle hören viel.', en: talk.teaser.en },
    isSmallChange: true,
  })
  expect(small.json().translation).toEqual({ de: 'current', en: 'current' })
  const entry = {
    ...{ start: hoursAhead(1), end: null, title: { de: 'Empfang', en: '' }, text: { de: '', en: '' } },
    ...{ alertType: 'none', alertText: { de: '', en: '' } },
  }
  const changed = await change(small.json(), { programme: [entry] })
  expect(changed.json().translation.en).toBe('outdated')
})

describe('the list', () => {
  const ids = (rows: EventItem[]) => rows.map(({ id }) => id)

  test('says where an event is in time, how it stands with registration, and counts seats', async () => {
    const { make, send, db } = await openTestEvents()
    const seats = { isOffered: true, capacity: 10 }
    const registration = { ...talk.registration, isActive: true, inPresence: seats, online: seats }
    const { id } = await make({ hasRegistration: true, registration })
    const row = (email: string, state: 'confirmed' | 'pending' | 'waiting') => ({
      ...{ eventId: id, state, participation: 'online' as const, firstName: 'Kim', lastName: 'Roth' },
      ...{
        email,
        emailKey: email,
        institution: 'Uni',
        city: 'Essen',
        country: 'DE',
        language: 'de' as const,
      },
      createdAt: new Date(),
      heldUntil: state === 'pending' ? new Date() : null,
      waitingSince: state === 'waiting' ? new Date() : null,
    })
    const rows = [
      row('a@example.org', 'confirmed'),
      row('b@example.org', 'pending'),
      row('c@example.org', 'waiting'),
    ]
    await db.insertInto('eventRegistrations').values(rows).execute()
    const nobody = { capacity: 10, taken: 0, confirmed: 0, waiting: 0, checkedIn: 0 }
    expect((await send('GET', '')).json().rows).toMatchObject([
      {
        ...{ id, eventState: 'upcoming', registrationState: 'open' },
        seats: {
          inPresence: nobody,
          online: { capacity: 10, taken: 2, confirmed: 1, waiting: 1, checkedIn: 0 },
        },
      },
    ])
  })

  test('is narrowed by state and flag, and stands by its start', async () => {
    const { make, send } = await openTestEvents()
    const past = await make({ ...called('Gestern'), ...timesAt(-24), isHahnLecture: true })
    const running = await make({ ...called('Jetzt'), ...timesAt(-1) })
    const next = await make({ ...called('Morgen'), ...timesAt(24), highlight: true })
    const found = async (query: string) => ids((await send('GET', `?${query}`)).json().rows)
    expect(await found('sort=start')).toEqual([past.id, running.id, next.id])
    expect(await found('sort=-start&when=upcoming,running')).toEqual([next.id, running.id])
    expect(await found('when=past')).toEqual([past.id])
    expect(await found('is=hahnLecture')).toEqual([past.id])
    expect(await found('is=highlight')).toEqual([next.id])
    expect((await send('GET', '?is=other')).statusCode).toBe(422)
  })

  test('is exported as CSV with translated headings', async () => {
    const { make, send } = await openTestEvents()
    await make({ isOneDayEvent: false })
    const [head, row] = (await send('GET', '?format=csv')).body.split('\r\n')
    expect(head).toMatch(/Titel \(Deutsch\);Titel \(Englisch\);Beginn;Ende;Wann;Anmeldung;/)
    expect(row).toMatch(/^Vortrag über Spulen;A talk on coils;/)
    expect(row).toContain(';Demnächst;')
  })
})

describe('a duplicate', () => {
  test('is hidden, a year later on the same weekday, under a slug of its own, without registrations', async () => {
    const { make, send } = await openTestEvents()
    const times = { start: '2026-11-20T16:00:00.000Z', end: '2026-11-20T18:00:00.000Z', isOneDayEvent: true }
    const event = await make({ ...times, isHahnLecture: true, hasRegistration: true })
    const answer = await send('POST', `/${event.id}/duplicate`)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      ...{
        title: talk.title,
        start: '2027-11-19T16:00:00.000Z',
        end: '2027-11-19T18:00:00.000Z',
        version: 1,
      },
      ...{ isVisible: false, isDetailsVisible: false, isPublic: false, isHahnLecture: true },
      slug: { de: 'vortrag-ueber-spulen-2', en: 'a-talk-on-coils-2' },
      seats: { inPresence: { taken: 0 }, online: { taken: 0 } },
    })
    expect((await send('GET', `/${event.id}`)).json()).toMatchObject({ version: 1, isVisible: true })
  })

  test('is called a copy only where its date does not tell it from another', async () => {
    const { make, send } = await openTestEvents()
    const { id } = await make()
    const title = async (of: number) => (await send('POST', `/${of}/duplicate`)).json().title.de
    expect(await title(id)).toBe('Vortrag über Spulen')
    expect(await title(id)).toBe('Vortrag über Spulen (Kopie)')
    const undated = await make({ ...called('Idee'), ...hidden, start: null, end: null })
    expect(await title(undated.id)).toBe('Idee (Kopie)')
  })

  test('of an event in the trash, or of an unknown one, is not found', async () => {
    const { make, send } = await openTestEvents()
    const { id } = await make()
    await send('DELETE', `/${id}`)
    expect((await send('POST', `/${id}/duplicate`)).statusCode).toBe(404)
    expect((await send('POST', '/999999/duplicate')).statusCode).toBe(404)
  })
})

test('sorted by nearest, the list begins with upcoming events and ends with past ones, the latest first', async () => {
  const { send } = await openTestEvents()
  for (const year of ['2000', '2098', '2001', '2097', '']) {
    const moment = year && `${year}-03-12T16:00:00.000Z`
    const times = { start: moment || null, end: moment || null }
    await send('POST', '', {
      ...talk,
      ...called(year || 'offen'),
      ...hidden,
      ...times,
      slug: { de: '', en: '' },
    })
  }
  const { rows } = (await send('GET', '?sort=nearest')).json()
  expect(rows.map(({ title }: EventItem) => title.de)).toEqual(['2097', '2098', 'offen', '2001', '2000'])
})

test('a recording with a trusted host is stored, and a change that does not mention it keeps it', async () => {
  const { make, change, send } = await openTestEvents()
  const recording = { ...noRecording, address: 'https://av.tib.eu/player/12345' }
  const event = await make({ recording })
  expect(event).toMatchObject({ recording, slidesId: null })
  await change(event, { title: { de: 'Spulen von nahem', en: '' } })
  expect((await send('GET', `/${event.id}`)).json()).toMatchObject({ version: 2, recording })
  expect((await make()).recording).toEqual(noRecording)
})
