import { describe, expect, test } from 'vitest'
import { blankEvent } from '#contract/events/event.ts'
import { limitTable } from '#contract/limits.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import { edition, openTestLectures } from './test-lectures.ts'

type Asking = Awaited<ReturnType<typeof openTestLectures>>['ask']

const film = '<iframe src="https://player.vimeo.com/video/1"></iframe>'
const stream = {
  isActive: true,
  hasCountdown: true,
  start: null,
  end: null,
  markup: film,
  isForRegistered: false,
}

test('without an edition and an event the lecture is null with 200', async () => {
  const { read } = await openTestLectures()
  expect(await read('')).toEqual({ status: 200, body: null })
  expect(await read('-date')).toEqual({ status: 200, body: null })
  expect(await read('/history')).toEqual({ status: 200, body: { count: 0, rows: [] } })
})

test('an abstract missing in one language is shown in the other and listed in inOtherLanguage', async () => {
  const { read, make } = await openTestLectures()
  await make({ abstract: { ...edition.abstract, en: null }, isVisible: true })
  expect((await read('/2019', 'en')).body).toMatchObject({
    ...{ language: 'en', abstract: edition.abstract.de, inOtherLanguage: ['abstract'] },
  })
})

describe('the current lecture', () => {
  test('is the next one, with its edition, before it begins', async () => {
    const { read, make, makeEvent, hour } = await openTestLectures()
    await makeEvent(-9000, -8998)
    const { id: eventId } = await makeEvent(30, 32)
    await makeEvent(9000, 9002)
    await make({ eventId, isVisible: true })
    const { body } = await read('', 'en')
    expect(body).toMatchObject({
      state: 'upcoming',
      event: { id: eventId, title: 'Lecture 30' },
      edition: { title: 'Silent scanners', speaker: { name: 'Ada Berg', affiliation: 'North University' } },
    })
    expect(body.changesAt).toBe(body.event.start)
    expect((await read('-date')).body).toEqual({ start: hour(30), end: hour(32) })
  })

  test('is live while its event runs', async () => {
    const { read, makeEvent } = await openTestLectures()
    await makeEvent(-1, 1)
    expect((await read('')).body).toMatchObject({ state: 'live', edition: null })
  })

  test('follows the window of its stream where there is one, not the hours of its event', async () => {
    const { read, makeEvent, hour } = await openTestLectures()
    await makeEvent(-1, 5, { livestream: { ...stream, start: hour(1), end: hour(2) } })
    const { body } = await read('')
    expect([body.state, body.event.livestream.embed]).toEqual(['upcoming', null])
    expect(body.changesAt).toBe(hour(1))
  })

  test('has the address of the player while the stream runs', async () => {
    const { read, makeEvent, hour } = await openTestLectures()
    await makeEvent(-1, 5, { livestream: { ...stream, start: hour(-0.5), end: hour(2) } })
    const { state, event } = (await read('')).body
    expect([state, event.livestream.embed]).toEqual([
      'live',
      { address: 'https://player.vimeo.com/video/1', host: 'player.vimeo.com' },
    ])
  })

  test('is past when its stream is over, although the event goes on', async () => {
    const { read, makeEvent, hour } = await openTestLectures()
    await makeEvent(-3, 5, { livestream: { ...stream, start: hour(-2), end: hour(-1) } })
    expect((await read('')).body.state).toBe('past')
  })

  test('is never live when it was cancelled', async () => {
    const { read, makeEvent } = await openTestLectures()
    await makeEvent(-1, 1, { isCancelled: true })
    expect((await read('')).body.state).toBe('upcoming')
  })

  test('is the latest edition where no event is a lecture', async () => {
    const { read, make, makeEvent } = await openTestLectures()
    await makeEvent(1, 2, { isHahnLecture: false })
    await make({ isVisible: true })
    await make({ year: 2018, number: 12, isVisible: true })
    await make({ year: 2020, number: 14 })
    expect((await read('')).body).toMatchObject({ state: 'past', event: null, edition: { year: 2019 } })
  })
})

test('the history lists public editions, the latest first, with their recordings', async () => {
  const { read, make } = await openTestLectures()
  await make({ year: 2018, number: 12, isVisible: true })
  await make({
    isVisible: true,
    recording: { ...edition.recording, address: 'https://av.tib.eu/player/12345' },
  })
  await make({ year: 2020, number: 14 })
  const { rows } = (await read('/history')).body
  expect(
    rows.map(({ year, hasRecording }: { year: number; hasRecording: boolean }) => [year, hasRecording]),
  ).toEqual([
    [2019, true],
    [2018, false],
  ])
})

test('an edition is found by its year, with the previous and the next one', async () => {
  const { read, make } = await openTestLectures()
  for (const year of [2018, 2019, 2020])
    await make({ year, number: year - 2006, isVisible: true, title: { de: `Nr. ${year}`, en: '' } })
  expect(await read('/2019')).toMatchObject({
    status: 200,
    body: {
      number: 13,
      previous: { slug: '2018', title: 'Nr. 2018' },
      next: { slug: '2020' },
      availableIn: ['de'],
    },
  })
  expect((await read('/2021')).status).toBe(404)
})

test('an edition says whether its lecture is still to come, until that begins', async () => {
  const { read, make, makeEvent, hour } = await openTestLectures()
  const { id: eventId } = await makeEvent(30, 32)
  await make({ eventId, isVisible: true, year: 2027 })
  expect((await read('/2027')).body).toMatchObject({ isUpcoming: true, changesAt: hour(30) })
  const { id: began } = await makeEvent(-1, 1)
  await make({ eventId: began, isVisible: true, year: 2026, number: 19 })
  expect((await read('/2026')).body).toMatchObject({ isUpcoming: false, changesAt: null })
})

test('an edition shows its place only after the lecture', async () => {
  const { read, make, makeEvent } = await openTestLectures()
  const venue = { name: { de: 'Großer Saal', en: '' }, address: 'Feldstraße 7', url: '' }
  const { id: held } = await makeEvent(-30, -28, { venue })
  await make({ eventId: held, isVisible: true, year: 2026 })
  expect((await read('/2026')).body.place).toEqual({ name: 'Großer Saal', address: 'Feldstraße 7' })
  const { id: eventId } = await makeEvent(30, 32, { venue })
  await make({ eventId, isVisible: true, year: 2027, number: 21 })
  expect((await read('/2027')).body.place).toBeNull()
  await make({ isVisible: true, year: 2019, number: 12 })
  expect((await read('/2019')).body.place).toBeNull()
})

test('a hidden edition and one in the trash are not found', async () => {
  const { read, make, send } = await openTestLectures()
  const hidden = await make()
  expect((await read(`/${hidden.slug.de}`)).status).toBe(404)
  const { id, slug } = await make({ year: 2020, number: 14, isVisible: true })
  await send('DELETE', `hahn-lecture/${id}`)
  expect((await read(`/${slug.de}`)).status).toBe(404)
  expect((await read('')).body).toBeNull()
})

describe('refused at the field of an edition', () => {
  const refusal = async (fields: object, open = openTestLectures()) => {
    const { send } = await open
    const answer = await send('POST', 'hahn-lecture', { ...edition, ...fields })
    return [
      answer.statusCode,
      answer.json().errors?.map(({ field, code }: { field: string; code: string }) => [field, code]),
    ]
  }

  test.each([
    [{ year: 2006 }, 'year', 'validYear'],
    [{ number: 0 }, 'number', 'validNumber'],
    [{ title: { de: 'x'.repeat(201), en: '' } }, 'title.de', 'validTitle'],
    [{ speaker: { ...edition.speaker, name: 'x'.repeat(101) } }, 'speaker.name', 'validSpeakerName'],
    [{ isVisible: true, speaker: { ...edition.speaker, name: '' } }, 'speaker.name', 'required'],
    [{ abstract: { de: 'kein Dokument', en: null } }, 'abstract.de', 'validAbstract'],
    [
      { recording: { ...edition.recording, address: 'https://www.youtube.com.evil.example/1' } },
      'recording.address',
      'validEmbed',
    ],
    [{ eventId: 4711 }, 'eventId', 'value'],
  ])('%o', async (fields, field, code) => {
    expect(await refusal(fields)).toEqual([422, [[field, code]]])
  })

  test('a year that another edition has', async () => {
    const site = await openTestLectures()
    await site.make()
    expect(await refusal({ number: 14 }, Promise.resolve(site))).toEqual([422, [['year', 'yearTaken']]])
  })

  test('a year that another edition gets at the same moment', async () => {
    const site = await openTestLectures()
    const { db } = site.dependencies
    const { id } = await site.make()
    const saving = await db.startTransaction().execute()
    await saving.updateTable('lectures').set({ year: 2020 }).where('id', '=', id).execute()
    const refused = refusal({ year: 2020, number: 14 }, Promise.resolve(site))
    await expect.poll(() => waitingForRows(db)).toBe(1)
    await saving.commit().execute()
    expect(await refused).toEqual([422, [['year', 'yearTaken']]])
  })

  test('an event that another edition has, and one that is no lecture', async () => {
    const site = await openTestLectures()
    const { id: eventId } = await site.makeEvent(1, 2)
    await site.make({ eventId })
    const open = Promise.resolve(site)
    expect(await refusal({ year: 2020, eventId }, open)).toEqual([422, [['eventId', 'eventTaken']]])
    const { id } = await site.makeEvent(3, 4, { isHahnLecture: false })
    expect(await refusal({ year: 2020, eventId: id }, open)).toEqual([422, [['eventId', 'noLecture']]])
  })

  test('restoring from the trash once the year is taken', async () => {
    const { make, send } = await openTestLectures()
    const { id } = await make()
    await send('DELETE', `hahn-lecture/${id}`)
    await make({ title: { de: 'Eine andere', en: '' } })
    const answer = await send('PATCH', `hahn-lecture/${id}/restore`)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, 'yearTaken'])
  })
})

test('staff get the edition of the current lecture with its event', async () => {
  const { make, makeEvent, send } = await openTestLectures()
  const { id: eventId } = await makeEvent(1, 2)
  const { id } = await make({ eventId })
  expect((await send('GET', 'event/hahn-lecture')).json()).toMatchObject({
    edition: { id, event: { id: eventId } },
    eventId,
    shown: { state: 'upcoming', edition: null },
  })
})

describe('registering for the lecture', () => {
  const form = {
    ...{ firstName: 'Änne', lastName: 'Groß', email: 'anne@example.org', institution: 'Universität Łódź' },
    ...{ city: 'Essen', country: 'DE', participation: 'inPresence', consent: true },
  }
  const open = { hasRegistration: true, registration: { ...blankEvent.registration, isActive: true } }

  test('without a slug belongs to the current lecture', async () => {
    const { ask, makeEvent, dependencies } = await openTestLectures()
    await makeEvent(-9000, -8998, open)
    const { id } = await makeEvent(30, 32, open)
    const answer = await ask({ method: 'PUT', path: '/info/hahn-lecture/registration', payload: form })
    expect([answer.statusCode, answer.json()]).toEqual([201, { state: 'pending' }])
    expect(await dependencies.db.selectFrom('eventRegistrations').select('eventId').execute()).toEqual([
      { eventId: id },
    ])
  })

  test('clears the cached page only when the displayed number of free seats changes', async () => {
    const { ask, makeEvent, dependencies } = await openTestLectures()
    const inPresence = { isOffered: true, capacity: 32 } // shown as at least 30
    await makeEvent(30, 32, { ...open, registration: { ...open.registration, inPresence } })
    const { cache, db } = dependencies
    // Cached until a write with this tag, as pages are.
    const timesAsked = { events: 0, news: 0 }
    const known = async (tag: 'events' | 'news') => {
      await cache.remember(`known ${tag}`, tag, async () => (timesAsked[tag] += 1))
      return timesAsked[tag]
    }
    const keptAfter = async (email: string) => {
      const seen = await known('news')
      await clearCaches(db, ['news']) // is delivered after the notifications of earlier writes
      await expect.poll(() => known('news')).toBe(seen + 1)
      const before = await known('events')
      await ask({ method: 'PUT', path: '/info/hahn-lecture/registration', payload: { ...form, email } })
      return (await known('events')) === before
    }
    expect(await keptAfter('one@example.org')).toBe(true)
    expect(await keptAfter('two@example.org')).toBe(true)
    expect(await keptAfter('three@example.org')).toBe(false)
  })

  const put = (ask: Asking, change: object = {}) =>
    ask({ method: 'PUT', path: '/info/hahn-lecture/registration', payload: { ...form, ...change } })

  test('the same form twice is one registration and one letter', async () => {
    const { ask, makeEvent, dependencies } = await openTestLectures()
    await makeEvent(30, 32, open)
    for (const _time of [1, 2]) expect((await put(ask)).json()).toEqual({ state: 'pending' })
    const { db } = dependencies
    expect(await db.selectFrom('eventRegistrations').select('state').execute()).toHaveLength(1)
    expect(await db.selectFrom('mails').select('purpose').execute()).toHaveLength(1)
  })

  test('is refused when the spam trap is filled, and nothing is stored', async () => {
    const { ask, makeEvent, dependencies } = await openTestLectures()
    await makeEvent(30, 32, open)
    const answer = await put(ask, { website: 'https://spam.example' })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid'])
    expect(await dependencies.db.selectFrom('eventRegistrations').select('id').execute()).toEqual([])
  })

  test('is rate limited by IP address', async () => {
    const { ask, makeEvent, dependencies } = await openTestLectures()
    await makeEvent(30, 32, open)
    expect((await put(ask)).statusCode).toBe(201)
    const { times } = limitTable.registration
    for (let n = 1; n < times; n += 1) await dependencies.limits.take('registration', '127.0.0.1')
    expect((await put(ask, { email: 'another@example.org' })).statusCode).toBe(429)
  })

  test('is refused where there is no lecture', async () => {
    const { ask } = await openTestLectures()
    const { statusCode } = await ask({
      method: 'PUT',
      path: '/info/hahn-lecture/registration',
      payload: form,
    })
    expect(statusCode).toBe(404)
  })
})
