import { describe, expect, test } from 'vitest'
import type { EventCard } from '#contract/events/shown.ts'
import { paragraphs } from '#contract/richtext.ts'
import { hoursAhead, openTestEvents, talk, timesAt } from './test-events.ts'

const slugs = (rows: EventCard[]) => rows.map(({ slug }) => slug)
const called = (de: string) => ({ title: { de, en: '' }, teaser: { de: `Über ${de}.`, en: '' } })

test('an event is found by its slug in either language, and answered in the requested language', async () => {
  const { make, read } = await openTestEvents()
  await make()
  expect(await read('/info/event/vortrag-ueber-spulen')).toMatchObject({
    title: 'Vortrag über Spulen',
    slugs: { de: 'vortrag-ueber-spulen', en: 'a-talk-on-coils' },
    availableIn: ['de', 'en'],
    state: 'upcoming',
    venue: { name: 'Hörsaal', address: 'Feldweg 7\n45141 Essen' },
  })
  expect(await read('/info/event/vortrag-ueber-spulen', 'en')).toMatchObject({
    title: 'A talk on coils',
    slug: 'a-talk-on-coils',
    language: 'en',
  })
  expect((await read('/info/event/nichts'))?.status).toBe(404)
})

test('an event without a translation answers with the other language, and says so', async () => {
  const { make, read } = await openTestEvents()
  await make(called('Feldtag'))
  expect(await read('/info/event/feldtag', 'en')).toMatchObject({ language: 'de', availableIn: ['de'] })
})

test('texts missing in one language are shown in the other and listed in inOtherLanguage', async () => {
  const { make, read } = await openTestEvents()
  const text = paragraphs('Es geht um Rauschen.')
  const keySpeaker = { ...talk.keySpeaker, name: 'Ada Berg', text: { de: text, en: null } }
  await make({ detailsContent: { de: text, en: null }, keySpeaker })
  expect(await read('/info/event/a-talk-on-coils', 'en')).toMatchObject({
    ...{ language: 'en', title: 'A talk on coils', detailsContent: text, keySpeaker: { text } },
    inOtherLanguage: ['detailsContent', 'keySpeaker.text'],
  })
  expect(await read('/info/event/vortrag-ueber-spulen')).toMatchObject({ inOtherLanguage: [] })
})

test('an older slug still leads to the event', async () => {
  const { make, change, read } = await openTestEvents()
  const event = await make()
  await change(event, { slug: { de: 'spulenabend', en: '' } })
  expect(await read('/info/event/vortrag-ueber-spulen')).toMatchObject({ slug: 'spulenabend' })
})

describe('who can read an event', () => {
  test('an event whose page is hidden is in lists, without a link to a page', async () => {
    const { make, read } = await openTestEvents()
    await make({ isDetailsVisible: false })
    expect(await read('/info/event')).toMatchObject({ count: 1, rows: [{ hasPage: false }] })
    expect((await read('/info/event/vortrag-ueber-spulen'))?.status).toBe(404)
  })

  test('an event without a page is in lists alone', async () => {
    const { make, read } = await openTestEvents()
    await make({ hasDetailsPage: false })
    expect((await read('/info/event'))?.rows).toMatchObject([{ hasPage: false }])
    expect((await read('/info/event/vortrag-ueber-spulen'))?.status).toBe(404)
  })

  test('an event that is not in lists is found by its address', async () => {
    const { make, read } = await openTestEvents()
    await make({ isVisible: false })
    expect(await read('/info/event')).toMatchObject({ count: 0, rows: [] })
    expect(await read('/info/event/vortrag-ueber-spulen')).toMatchObject({ status: 200 })
  })

  test('a hidden event and one in the trash are neither in lists nor found', async () => {
    const { make, read, send } = await openTestEvents()
    await make({ ...called('Versteckt'), isVisible: false, isDetailsVisible: false })
    const { id } = await make()
    await send('DELETE', `/${id}`)
    expect(await read('/info/event')).toMatchObject({ count: 0 })
    for (const slug of ['versteckt', 'vortrag-ueber-spulen'])
      expect((await read(`/info/event/${slug}`))?.status).toBe(404)
  })

  test('an event is in lists and found only between publishAt and unpublishAt', async () => {
    const { make, read } = await openTestEvents()
    await make({ ...called('Bald'), publishAt: hoursAhead(1) })
    await make({ ...called('Nicht mehr'), publishAt: hoursAhead(-2), unpublishAt: hoursAhead(-1) })
    await make({ ...called('Jetzt'), publishAt: hoursAhead(-2), unpublishAt: hoursAhead(1) })
    expect(slugs((await read('/info/event'))?.rows)).toEqual(['jetzt'])
    const statuses = await Promise.all(
      ['bald', 'nicht-mehr', 'jetzt'].map(async slug => (await read(`/info/event/${slug}`))?.status),
    )
    expect(statuses).toEqual([404, 404, 200])
  })
})

describe('where else an event is named', () => {
  async function places(fields: object) {
    const { make, request, ask } = await openTestEvents()
    await make({ ...called('Wasserstoff'), ...fields })
    const sitemap = (await request({ method: 'GET', url: '/sitemap.xml' })).body
    const { count } = (await ask({ method: 'GET', path: '/search?q=Wasserstoff' })).json()
    return { isInSitemap: sitemap.includes('/info/veranstaltung/wasserstoff'), hits: count }
  }

  test('search and sitemap have a listed event with a page', async () =>
    expect(await places({})).toEqual({ isInSitemap: true, hits: 1 }))

  test('search and sitemap leave out an event without a page', async () => {
    expect(await places({ isDetailsVisible: false })).toEqual({ isInSitemap: false, hits: 0 })
    expect(await places({ hasDetailsPage: false })).toEqual({ isInSitemap: false, hits: 0 })
  })

  test('search and sitemap leave out an event that is not in lists', async () =>
    expect(await places({ isVisible: false })).toEqual({ isInSitemap: false, hits: 0 }))

  test('a text leads to an event that has a page, in lists or not, and never to one without', async () => {
    const { make, change, read, send } = await openTestEvents()
    const target = await make({ ...called('Ziel'), isVisible: false })
    const mark = { type: 'link', attrs: { kind: 'events', id: target.id } }
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'dort', marks: [mark] }] }
    const linking = { type: 'doc', content: [paragraph] }
    await make({ detailsContent: { de: linking, en: null } })
    const href = async () => {
      const { detailsContent } = (await read('/info/event/vortrag-ueber-spulen')) ?? {}
      return detailsContent.content[0].content[0].marks[0].attrs.href
    }
    expect(await href()).toBe('/de/info/veranstaltung/ziel')
    await change(target, { isVisible: true, isDetailsVisible: false })
    expect(await href()).toBeNull()
    await send('DELETE', `/${target.id}`)
    expect(await href()).toBeNull()
  })
})

describe('the overview', () => {
  test('has upcoming events in order of time, the running one first, and past events from the latest back', async () => {
    const { make, read } = await openTestEvents()
    await make({ ...called('Morgen'), ...timesAt(24) })
    await make({ ...called('Gestern'), ...timesAt(-24) })
    await make({ ...called('Jetzt'), ...timesAt(-1) })
    await make({ ...called('Vorgestern'), ...timesAt(-48) })
    expect(slugs((await read('/info/event?state=upcoming'))?.rows)).toEqual(['jetzt', 'morgen'])
    expect(slugs((await read('/info/event?state=past'))?.rows)).toEqual(['gestern', 'vorgestern'])
    expect(await read('/info/event')).toMatchObject({ count: 4 })
    expect((await read('/info/event?state=running'))?.status).toBe(422)
  })

  test('expires when the next event begins or ends', async () => {
    const { make, read } = await openTestEvents()
    expect((await read('/info/event'))?.changesAt).toBeNull()
    const running = await make(timesAt(-1))
    await make({ ...timesAt(3), title: { de: 'Später', en: '' } })
    expect((await read('/info/event'))?.changesAt).toBe(new Date(running.end ?? '').toISOString())
  })

  test('says how one takes part, and how it stands with the registration', async () => {
    const { make, read } = await openTestEvents()
    const registration = { ...talk.registration, isActive: true, online: { isOffered: true, capacity: 5 } }
    await make({ hasRegistration: true, registration })
    expect((await read('/info/event'))?.rows).toMatchObject([
      { attendance: 'hybrid', participations: ['inPresence', 'online'], registrationState: 'open' },
    ])
  })
})

describe('a special page', () => {
  const paths = [
    ['/info/anniversary-event', 'isAnniversary'],
    ['/info/ismrm-evening', 'isIsmrmEvening'],
    ['/info/highlighted-event', 'highlight'],
  ] as const

  test.each(paths)('%s answers null with 200 where no event has its flag', async path => {
    const { make, ask } = await openTestEvents()
    await make()
    const answer = await ask({ method: 'GET', path })
    expect([answer.statusCode, answer.body]).toEqual([200, 'null'])
  })

  test.each(paths)('%s shows the event with its flag, whatever its slug', async (path, flag) => {
    const { make, read } = await openTestEvents()
    await make({ ...called('Etwas anderes') })
    await make({ [flag]: true, slug: { de: 'ganz-anders', en: '' } })
    expect(await read(path)).toMatchObject({ slug: 'ganz-anders' })
  })

  test.each(paths)('%s shows the running event of several, else the next one', async (path, flag) => {
    const { make, change, read } = await openTestEvents()
    await make({ ...called('Später'), [flag]: true, ...timesAt(99) })
    await make({ ...called('Nächstes'), [flag]: true, ...timesAt(24) })
    await make({ ...called('Altes'), [flag]: true, ...timesAt(-24) })
    const running = await make({ ...called('Laufendes'), [flag]: true, ...timesAt(-1) })
    expect(await read(path)).toMatchObject({ slug: 'laufendes' })
    await change(running, { isDetailsVisible: false })
    expect(await read(path)).toMatchObject({ slug: 'naechstes' })
  })

  test('a past event is shown on its special page, but not highlighted', async () => {
    const { make, read } = await openTestEvents()
    await make({ ...called('Älteres'), isAnniversary: true, highlight: true, ...timesAt(-48) })
    await make({ ...called('Letztes'), isAnniversary: true, highlight: true, ...timesAt(-24) })
    expect(await read('/info/anniversary-event')).toMatchObject({ slug: 'letztes', state: 'past' })
    expect(await read('/info/highlighted-event')).toBeNull()
  })

  test('a cancelled event is not highlighted; the next one is', async () => {
    const { make, read } = await openTestEvents()
    await make({ ...called('Abgesagt'), highlight: true, isCancelled: true, ...timesAt(24) })
    expect(await read('/info/highlighted-event')).toBeNull()
    await make({ ...called('Danach'), highlight: true, ...timesAt(48) })
    expect(await read('/info/highlighted-event')).toMatchObject({ slug: 'danach' })
  })
})

describe('the address of the player', () => {
  const address = 'https://www.youtube-nocookie.com/embed/Ab12'
  const livestream = { ...talk.livestream, isActive: true, markup: `<iframe src="${address}"></iframe>` }
  async function stream(hours: number, given: object = {}, rest: object = {}) {
    const { make, read, request } = await openTestEvents()
    await make({ livestream: { ...livestream, ...given }, ...timesAt(hours), ...rest })
    const shown = await read('/info/event/vortrag-ueber-spulen')
    const everything = JSON.stringify([
      shown,
      await read('/info/event'),
      await read('/info/highlighted-event'),
    ])
    expect((await request({ method: 'GET', url: '/de/calendar/events.ics' })).body).not.toContain('Ab12')
    return { ...shown?.livestream, leaves: everything.includes('Ab12') }
  }

  test('leaves the server while the stream is live', async () =>
    expect(await stream(-1)).toMatchObject({
      state: 'live',
      embed: { address, host: 'www.youtube-nocookie.com' },
    }))

  test.each([
    ['before it', 24, 'waiting'],
    ['after it', -24, 'over'],
  ])('does not leave the server %s', async (_, hours, state) =>
    expect(await stream(hours)).toMatchObject({ state, embed: null, leaves: false }),
  )

  test('does not leave the server where only those who registered are let in', async () =>
    expect(await stream(-1, { isForRegistered: true }, { highlight: true })).toMatchObject({
      state: 'live',
      embed: null,
      leaves: false,
    }))

  test('does not leave the server from a cancelled event', async () =>
    expect(await stream(-1, {}, { isCancelled: true })).toMatchObject({ leaves: false }))
})

test('the page of an event expires when its next state begins', async () => {
  const { make, read } = await openTestEvents()
  const times = timesAt(24)
  const opens = hoursAhead(2)
  const registration = { ...talk.registration, isActive: true, start: opens }
  await make({ ...times, hasRegistration: true, registration })
  expect(await read('/info/event/vortrag-ueber-spulen')).toMatchObject({ changesAt: opens })
})

test('the programme stands in the order of time, and is hidden by its flag', async () => {
  const { make, change, read } = await openTestEvents()
  const entry = (hours: number, de: string) => ({
    ...{ start: hoursAhead(hours), end: null, title: { de, en: '' }, text: { de: '', en: '' } },
    ...{ alertType: 'delayed', alertText: { de: 'um eine Stunde', en: '' } },
  })
  const event = await make({ programme: [entry(3, 'Empfang'), entry(1, 'Begrüßung')] })
  const { programme } = (await read('/info/event/vortrag-ueber-spulen')) ?? {}
  expect(programme).toMatchObject([
    { title: 'Begrüßung', alertType: 'delayed', alertText: 'um eine Stunde' },
    { title: 'Empfang' },
  ])
  await change(event, { isProgrammeVisible: false })
  expect(await read('/info/event/vortrag-ueber-spulen')).toMatchObject({ programme: [] })
})

test('a preview shows a hidden event, and an unknown preview link is not found', async () => {
  const { make, send, read } = await openTestEvents()
  const { id } = await make({ isVisible: false, isDetailsVisible: false })
  const { address } = (await send('POST', `/${id}/preview`)).json()
  const token = address.de.split('/').at(-1)
  expect(await read(`/info/event-preview/${token}`)).toMatchObject({ title: 'Vortrag über Spulen' })
  expect((await read('/info/event-preview/nichts'))?.status).toBe(404)
})
