import { expect, test } from 'vitest'
import { allCalls } from '#contract/addresses.ts'
import { openTestContests } from './test-contests.ts'

const secrets = /quastenflosser|xenia/i

/**
 * Addresses of all public API responses that can be read without a token, for a contest with one accepted
 * work.
 */
function addressesOf(): string[] {
  const slugs: Record<string, string[]> = {
    'contests.find': ['echos-in-farbe'],
    'contests.contribution': ['stille-im-k-raum'],
  }
  return allCalls()
    .filter(
      ({ method, meta, path }) => method === 'GET' && meta.may === 'public' && !/\{(token|key)\}/.test(path),
    )
    .flatMap(({ name, path }) => (slugs[name] ?? ['x']).map(slug => path.replace(/\{\+?\w+\}/g, slug)))
}

/**
 * Votes for the work, and returns the responses to the vote, to reading the ballot by its link and to
 * confirming it.
 */
async function voteAnswers({ ask, token }: Awaited<ReturnType<typeof openTestContests>>, work: number) {
  const votes = [{ id: String(work), value: 3 }]
  const payload = { email: 'anna@example.org', votes, terms: true }
  const cast = await ask({ method: 'PUT', path: '/artifact-voting/echos-in-farbe', payload })
  expect(cast.statusCode).toBe(202)
  const path = `/artifact-ballot/${await token('anna@example.org')}`
  const read = await ask({ method: 'GET', path })
  const counted = await ask({ method: 'PATCH', path, payload: { confirm: true } })
  expect([read.statusCode, counted.statusCode]).toEqual([200, 200])
  return [cast, read, counted].map(({ rawPayload }) => rawPayload.toString())
}

/** Names the public responses, feeds, files and file names that reveal who made the work. */
async function leaks(site: Awaited<ReturnType<typeof openTestContests>>): Promise<string[]> {
  const { ask, request, dependencies } = site
  const found: string[] = []
  const look = (where: string, answer: { headers: object; rawPayload: Buffer }) => {
    const text = JSON.stringify(answer.headers) + answer.rawPayload.toString('latin1')
    if (secrets.test(text)) found.push(where)
  }
  for (const path of addressesOf()) look(path, await ask({ method: 'GET', path }))
  for (const q of ['Quastenflosser', 'Xenia', 'Stille', 'Echos'])
    for (const language of ['de', 'en'])
      look(
        `search ${q}`,
        await ask({ method: 'GET', path: `/search?q=${q}`, headers: { 'accept-language': language } }),
      )
  for (const url of ['/sitemap.xml', '/robots.txt', '/de/rss.xml', '/en/rss.xml', '/de/calendar/events.ics'])
    look(url, await request({ method: 'GET', url }))
  for (const { folder, name, id, variants } of await dependencies.db
    .selectFrom('files')
    .selectAll()
    .execute()) {
    const shown = variants as unknown as { width: number; hash: string }[]
    const paths = [
      `${folder}/${name}`,
      ...shown.map(({ hash, width }) => `${id}/${hash.slice(0, 16)}-${width}.webp`),
    ]
    for (const path of paths) {
      const file = await ask({ method: 'GET', path: `/media/${path}` })
      expect([path, file.statusCode]).toEqual([path, 200])
      look(path, file)
    }
    if (secrets.test(`${folder}/${name}`)) found.push(name)
  }
  return found
}

test('the artist of a work is public only once the results are published', async () => {
  const site = await openTestContests()
  const { open, confirmed, decide, move, read, send, ask } = site
  const { id, version } = await open()
  const work = await confirmed('echos-in-farbe')
  await decide(work, 'accept')
  for (const phase of ['submission', 'voting not started', 'voting', 'counting']) {
    expect([phase, await leaks(site)]).toEqual([phase, []])
    if (phase === 'voting') {
      expect((await voteAnswers(site, work)).filter(answer => secrets.test(answer))).toEqual([])
      expect((await ask({ method: 'GET', path: '/artifact-voting' })).body).toContain('Stille im k-Raum')
    }
    if (phase === 'counting') await send('POST', `/${id}/raffle`)
    expect([phase, await leaks(site)]).toEqual([phase, []])
    await move(1)
  }
  const answer = await send('PATCH', `/${id}`, { version, areResultsPublished: true })
  expect(answer.statusCode).toBe(200)
  expect((await read('/contribution/stille-im-k-raum')).body.artist).toBe('Xenia Quastenflosser')
  expect(await leaks(site)).toEqual(expect.arrayContaining(['/artifact/contribution/stille-im-k-raum']))
})

test('nobody but staff gets the file of a work that was not accepted', async () => {
  const { open, confirmed, decide, ask, dependencies } = await openTestContests()
  await open()
  const id = await confirmed('echos-in-farbe')
  const [file] = await dependencies.db.selectFrom('files').selectAll().execute()
  const get = async () =>
    (await ask({ method: 'GET', path: `/media/${file?.folder}/${file?.name}` })).statusCode
  expect(await get()).toBe(404)
  await decide(id, 'accept')
  expect(await get()).toBe(200)
  await decide(id, 'reject')
  expect(await get()).toBe(404)
})

test('history and audit log hold neither name nor address of an artist', async () => {
  const { open, confirmed, decide, dependencies, send } = await openTestContests()
  const { id } = await open()
  const work = await confirmed('echos-in-farbe')
  await decide(work, 'return', 'Bitte ergänzen.')
  await send('PATCH', `/${id}`, { version: 1, lead: { de: 'Neu', en: 'New' } })
  for (const table of ['audit', 'revisions', 'searchEntries', 'contestContributions', 'files'] as const) {
    const rows = await dependencies.db.selectFrom(table).selectAll().execute()
    expect([table, secrets.test(JSON.stringify(rows))]).toEqual([table, false])
  }
})
