import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { day } from '#contract/durations.ts'
import { collectPersonalData, erasePerson } from '#server/personal-data.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { claimDue } from '#server/platform/mail/queries.ts'
import { startTestSmtp } from '#server/platform/mail/test-smtp.ts'
import { startMailWorker } from '#server/platform/mail/worker.ts'
import { findTraces } from '#server/platform/retention/traces.ts'
import { retentionJobs } from '#server/retention.ts'
import { findMistakes } from '#server/security/security.ts'
import { openTestCopies } from '#server/test-copies.ts'
import { openTestSite } from '#server/test-site.ts'
import { dumpOf, foundIn } from '#server/voting/test-dump.ts'
import { askVolunteers } from './jobs.ts'
import { openTestVolunteers } from './test-volunteers.ts'
import { keepDemoVolunteers, notifyVolunteer } from './volunteers.ts'

const rosa = 'Rosa.Planted@example.org'
const typed = 'rosa.planted@example.org'

/** A process that sends letters and has the key, and one that only serves visitors, without the key. */
async function openTwo() {
  const smtp = await startTestSmtp()
  const sender = await openTestSite({ SMTP_URL: smtp.url, LIMITS: 'off' })
  const { config, secret } = sender.dependencies
  const web = await openTestSite({
    ...{ DATABASE_URL: config.databaseUrl ?? '', SITE_SECRET: secret.toString('hex') },
    ...{ LETTERS: 'off', LIMITS: 'off' },
  })
  const worker = startMailWorker({ ...sender.dependencies, listen: sender.listen })
  onTestFinished(async () => {
    await worker.stop()
    await smtp.close()
  })
  /** Returns the token after this path in the newest received letter. */
  const tokenIn = async (path: RegExp, count: number) => {
    await vi.waitFor(() => expect(smtp.received).toHaveLength(count), { timeout: 15_000 })
    const letter = smtp.received.at(-1)
    return new RegExp(`${path.source}/([\\w-]{43})`).exec(letter?.mail.text ?? '')?.[1] ?? ''
  }
  return { sender, web, smtp, tokenIn }
}

const registration = '/info/volunteer/registration'
const signUp = { method: 'PUT', path: registration, payload: { email: rosa, consent: true } } as const

test('a process without the key takes sign-ups, confirmations and leaving; the one with it writes the letters', async () => {
  const { sender, web, smtp, tokenIn } = await openTwo()
  const { db } = sender.dependencies
  expect(web.dependencies.addressKey.canOpen).toBe(false)
  expect((await web.ask(signUp)).statusCode).toBe(202)
  const token = await tokenIn(/bestaetigen/, 1)
  const confirm = { method: 'PATCH', path: `${registration}/${token}`, payload: { signup: true } } as const
  expect((await web.ask(confirm)).statusCode).toBe(200)
  await tokenIn(/abmelden/, 2)
  const [{ id } = { id: 0 }] = await db.selectFrom('volunteers').select('id').execute()
  await notifyVolunteer(web.dependencies, id, ({ leave, leaveLabel, ...about }) => ({
    letter: { ...about, subject: 'Studie', text: `Hallo ${leave}`, html: leaveLabel },
  }))
  const leaving = await tokenIn(/abmelden/, 3)
  expect(smtp.received.map(({ to }) => to)).toEqual([[rosa], [rosa], [rosa]])
  await vi.waitFor(async () => {
    const rows = await db.selectFrom('mails').select(['state', 'recipientSealed']).execute()
    expect(rows).toEqual(Array(3).fill({ state: 'sent', recipientSealed: null }))
  })
  await expectNowhere(web.dependencies)

  const path = `/info/volunteer/unsubscription/${leaving}`
  expect((await web.ask({ method: 'PATCH', path, payload: { signout: true } })).statusCode).toBe(200)
  expect(await db.selectFrom('volunteers').select('id').execute()).toEqual([])
  expect((await web.ask(signUp)).statusCode).toBe(202)
  await tokenIn(/bestaetigen/, 4)
})

/**
 * Expects that neither a dump nor the files of the process without the key contain the address or a plain
 * hash of it.
 */
async function expectNowhere({ db, config }: Dependencies) {
  const dump = await dumpOf(db)
  const names = await readdir(config.dataDir, { recursive: true, withFileTypes: true })
  const files = names.filter(one => one.isFile()).map(one => join(one.parentPath, one.name))
  expect(files.map(path => path.replace(/^.*\//, ''))).toContain('pool.pub')
  const texts = [dump, ...(await Promise.all(files.map(path => readFile(path, 'latin1'))))].map(text =>
    text.toLowerCase(),
  )
  const spelled = [rosa, typed].flatMap(address => [
    address,
    address.split('@')[0] ?? '',
    ...['hex', 'base64', 'base64url'].map(form => Buffer.from(address).toString(form as 'hex')),
    ...['md5', 'sha1', 'sha256', 'sha512'].flatMap(name => {
      const digest = createHash(name).update(address).digest()
      return [digest.toString('hex'), digest.toString('base64')]
    }),
  ])
  for (const one of spelled) expect(texts.filter(text => text.includes(one.toLowerCase()))).toEqual([])
  expect(foundIn(dump, [rosa, typed])).toEqual([])
  expect(await findTraces({ db, dataFolder: config.dataDir }, typed)).toEqual([])
}

test('the file of addresses is available only where the key is, and is refused with a reason elsewhere', async () => {
  const { sender, web } = await openTwo()
  await web.ask(signUp)
  const ask = async (site: typeof web, name: string, query: string) => {
    const { headers } = await site.staff('specialsEditor', name)
    return site.ask({ method: 'GET', path: `/backstage/info/volunteer${query}`, headers })
  }
  const refused = await ask(web, 'wanda', '?format=csv')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'addressesSealed'])
  expect((await ask(web, 'willi', '')).json().rows).toMatchObject([{ email: 'R…@example.org' }])
  expect((await ask(web, 'wilma', `?q=${typed}`)).json().count).toBe(1)
  expect((await ask(sender, 'sina', '?format=csv')).body).toContain(rosa)
})

test('a site that is restored without the key goes on but for its letters, and says why', async () => {
  const { folder, first, during, logMessages } = await openTestCopies()
  const at = { url: first.url, folder }
  await during(at, ({ dependencies }) =>
    keepDemoVolunteers(dependencies, [
      { email: rosa, language: 'de', state: 'confirmed', since: day },
      { email: 'karl@example.org', language: 'de', state: 'confirmed', since: day },
    ]),
  )
  await rm(join(folder, 'pool.key'))
  logMessages.length = 0
  await during(at, async ({ dependencies }) => {
    const { db } = dependencies
    expect(await findMistakes(dependencies)).toMatchObject([{ name: 'addressKeyMissing' }])
    await notifyVolunteer(dependencies, 1, about => ({
      letter: { ...about, subject: 'Studie', text: about.leave, html: '' },
    }))
    expect(await claimDue(db, 'worker', dependencies.clock(), dependencies.addressKey)).toBeUndefined()
    expect((await collectPersonalData(dependencies, typed)).map(({ rows }) => rows.length)).toEqual([1, 1])
    await erasePerson(dependencies, typed)
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([])
    expect(await db.selectFrom('volunteers').select('id').execute()).toEqual([{ id: 2 }])
  })
  expect(logMessages.filter(line => line.includes('key of volunteers’ addresses is missing'))).toHaveLength(1)
  await expect(stat(join(folder, 'pool.key'))).rejects.toThrow('ENOENT')
})

test('rows and letters of a sealed address are found and erased by the plain address', async () => {
  const { signUp, dependencies, rows, letters } = await openTestVolunteers()
  await signUp(rosa)
  await signUp('karl@example.org')
  const collected = await collectPersonalData(dependencies, ` ${typed}. `)
  expect(collected.map(({ data, rows: [row] }) => [data.table, row?.email ?? row?.recipient])).toEqual([
    ['volunteers', typed],
    ['mails', typed],
  ])
  expect(collected[0]?.consents).toMatchObject([{ form: 'volunteer' }])
  expect(JSON.stringify(collected.map(one => one.rows))).not.toMatch(/Hash|Sealed|Mask|Buffer/)
  await erasePerson(dependencies, typed)
  expect(await rows()).toMatchObject([{ email: 'karl@example.org' }])
  expect([(await letters(typed)).length, (await letters('karl@example.org')).length]).toEqual([0, 1])
})

test('within a year an address is asked once and deleted, and is then in no column of any table', async () => {
  const { signUp, tokens, confirm, move, dependencies, db, secret, letters } = await openTestVolunteers()
  const places = async () => {
    const traces = await findTraces({ db, dataFolder: null, secret }, typed)
    return traces.map(({ place }) => place)
  }
  const night = async () => {
    await askVolunteers(dependencies)
    const sent = { state: 'sent', sentAt: dependencies.clock(), nextAttemptAt: null }
    await db
      .updateTable('mails')
      .set({ ...sent, sealedTokens: null, recipientSealed: null })
      .where('state', '=', 'queued')
      .execute()
    await retentionJobs.forget(dependencies)
  }
  await signUp(typed)
  await confirm((await tokens(typed)).link)
  await night()
  // Found only by the keyed hash: in the list for the year, and in letters for 30 days.
  const [onTheList, ofLetters] = ['public.volunteers.address_hash', 'public.mails.recipient_hash']
  expect(await places()).toEqual([ofLetters, onTheList])
  move(31 * day)
  await night()
  expect(await places()).toEqual([onTheList])
  move(303 * day)
  await night()
  expect(await letters(typed)).toEqual([])
  move(2 * day)
  await night()
  expect((await letters(typed)).map(({ purpose }) => purpose)).toEqual(['volunteer stay'])
  expect(await db.selectFrom('consents').select(['form', 'version']).execute()).toEqual([
    { form: 'volunteer', version: 2 },
  ])
  move(31 * day)
  await night()
  expect(await places()).toEqual([])
  for (const table of ['volunteers', 'mails', 'consents', 'links', 'repeats'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})
