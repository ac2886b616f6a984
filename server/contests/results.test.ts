import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { raffleOrder } from './raffle-order.ts'
import { openTestVote } from './test-votes.ts'

type Site = Awaited<ReturnType<typeof openTestVote>>
const run = promisify(execFile)

async function publish({ send, contest }: Site, areResultsPublished = true) {
  const { version } = (await send('GET', `/${contest.id}`)).json()
  const answer = await send('PATCH', `/${contest.id}`, { version, areResultsPublished })
  expect(answer.statusCode).toBe(200)
}

/** Place and rating of each work as visitors see them, by title. */
async function shown({ read }: Site) {
  const { body } = await read('/echos-in-farbe')
  return Object.fromEntries(
    body.works.map(({ title, place, rating }: Record<string, unknown>) => [title, [place, rating]]),
  )
}

const five = [{ 0: 3 }, { 0: 2, 1: 1 }, { 1: 3 }, { 2: 2 }, { 2: 1, 3: 1 }]

test('staff see how people voted only once the voting is over, visitors once it is published', async () => {
  const site = await openTestVote()
  const { cast, send, contest, move } = site
  await cast(...five)
  const result = async () => (await send('GET', `/${contest.id}/result`)).json()
  expect(await result()).toEqual({ phase: 'voting', ballots: null, works: [], raffle: null })
  await move(1)
  const counted = await result()
  expect(counted).toMatchObject({ phase: 'counting', ballots: 5 })
  expect(counted.works).toMatchObject([
    { title: 'Erstes', artist: 'Ada Berg', value: 5, place: 1 },
    { title: 'Zweites', value: 4, place: 2 },
    { title: 'Drittes', value: 3, place: 3 },
    { title: 'Viertes', value: 1, place: null },
  ])
  expect(Object.values(await shown(site))).toEqual(Array.from({ length: 4 }, () => [null, null]))
  await publish(site)
  expect(await shown(site)).toEqual({
    Erstes: [1, 5],
    Zweites: [2, 4],
    Drittes: [3, 3],
    Viertes: [null, 1],
  })
  expect((await result()).works).toEqual(counted.works)
})

test('works with equal points share a place, and the next place is skipped', async () => {
  const site = await openTestVote()
  await site.cast({ 0: 2 }, { 0: 1 }, { 1: 3 }, { 2: 1 }, { 2: 1 })
  await site.move(1)
  await publish(site)
  expect(await shown(site)).toEqual({
    Erstes: [1, 3],
    Zweites: [1, 3],
    Drittes: [3, 2],
    Viertes: [null, 0],
  })
})

test('an artist has one place, by their best work, also once the address is forgotten', async () => {
  const site = await openTestVote([
    { name: 'Ada Berg', title: 'Erstes' },
    { name: 'Ada Berg', title: 'Zweites' },
    { name: 'Cleo Feld', title: 'Drittes' },
  ])
  await site.cast({ 0: 3 }, { 0: 3 }, { 1: 3 }, { 1: 2 }, { 2: 1 })
  await site.move(1)
  await publish(site)
  const places = { Erstes: [1, 6], Zweites: [null, 5], Drittes: [2, 1] }
  expect(await shown(site)).toEqual(places)
  await site.dependencies.db.updateTable('contestArtists').set({ email: null, emailKey: null }).execute()
  expect(await shown(site)).toEqual(places)
})

test('below five ballots there is no result, for nobody', async () => {
  const site = await openTestVote()
  await site.cast(...five.slice(1))
  await site.move(1)
  const { ballots, works } = (await site.send('GET', `/${site.contest.id}/result`)).json()
  expect([ballots, works]).toEqual([4, []])
  await publish(site)
  expect(Object.values(await shown(site))).toEqual(Array.from({ length: 4 }, () => [null, null]))
})

test('results that are taken back are hidden, and counted again when they are published again', async () => {
  const site = await openTestVote()
  await site.cast(...five)
  await site.move(1)
  await publish(site)
  await publish(site, false)
  expect(Object.values(await shown(site))).toEqual(Array.from({ length: 4 }, () => [null, null]))
  await site.cast({ 3: 3 }, { 3: 3 })
  await publish(site)
  expect((await shown(site)).Viertes).toEqual([1, 7])
})

test('the overview names the winners of all years', async () => {
  const site = await openTestVote()
  await site.cast(...five)
  await site.move(1)
  await publish(site)
  await site.open({ title: { de: 'Der nächste', en: 'The next one' }, year: 2028 })
  const { body } = await site.read('/overview')
  expect(body.contest.title).toBe('Der nächste')
  expect(body.archive).toMatchObject([
    { contest: { year: 2027 }, winners: [{ artist: 'Ada Berg', place: 1 }, { place: 2 }, { place: 3 }] },
  ])
})

test('the overview lists the works of other running contests below the current one', async () => {
  const site = await openTestVote(undefined, { judging: 'jury' })
  await site.open({ title: { de: 'Der nächste', en: 'The next one' }, year: 2028 })
  const { body } = await site.read('/overview')
  expect([body.contest.title, body.contributions]).toEqual(['Der nächste', []])
  expect(body.further).toMatchObject([{ contest: { phase: 'voting' }, contributions: [{}, {}, {}, {}] }])
})

test('the raffle is drawn once, after the voting, each artist having one number', async () => {
  const site = await openTestVote([
    { name: 'Ada Berg', title: 'Erstes' },
    { name: 'Ada Berg', title: 'Zweites' },
    { name: 'Cleo Feld', title: 'Drittes' },
  ])
  const { send, contest, move, read } = site
  const draw = () => send('POST', `/${contest.id}/raffle`)
  expect((await draw()).json().code).toBe('votingNotOver')
  await move(1)
  const answers = await Promise.all(Array.from({ length: 5 }, draw))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
  expect((await draw()).json().code).toBe('raffleDrawn')
  expect((await read('/echos-in-farbe')).body.raffle).toBeNull()
  await publish(site)
  const { raffle } = (await read('/echos-in-farbe')).body
  expect(raffle).toMatchObject({
    seed: expect.stringMatching(/^[0-9a-f]{32}$/),
    entries: [
      { number: 1, work: { artist: 'Ada Berg', title: 'Erstes' } },
      { number: 2, work: { artist: 'Cleo Feld', title: 'Drittes' } },
    ],
  })
  expect(JSON.stringify(raffle)).not.toContain('@')
})

test('anybody can draw the raffle again with the published seed and the tools of a shell', async () => {
  const site = await openTestVote()
  await site.move(1)
  await site.send('POST', `/${site.contest.id}/raffle`)
  await publish(site)
  const { seed, entries, winner } = (await site.read('/echos-in-farbe')).body.raffle
  const numbers = entries.map(({ number }: { number: number }) => number).join(' ')
  const script = `for n in ${numbers}; do echo "$(printf '%s' "${seed}:$n" | sha256sum | cut -d' ' -f1) $n"; done | sort | head -1 | cut -d' ' -f2`
  expect(Number((await run('sh', ['-c', script])).stdout)).toBe(winner)
})

test('a raffle draws each number as often as any other', () => {
  const won = Array.from({ length: 4000 }, (_, n) => raffleOrder(`seed ${n}`, 4)[0])
  for (const number of [1, 2, 3, 4]) {
    const times = won.filter(one => one === number).length
    expect([number, times > 880 && times < 1120]).toEqual([number, true])
  }
  expect(raffleOrder('a', 5).sort()).toEqual([1, 2, 3, 4, 5])
})

test('winners get a certificate each, once the voting is over', async () => {
  const site = await openTestVote()
  const print = () => site.send('GET', `/${site.contest.id}/certificates`)
  expect((await print()).json().code).toBe('votingNotOver')
  await site.cast(...five)
  await site.move(1)
  const answer = await print()
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
})

test('where nobody has a place there are no certificates', async () => {
  const { move, send, contest } = await openTestVote()
  await move(1)
  expect((await send('GET', `/${contest.id}/certificates`)).json().code).toBe('nobodyWon')
})
