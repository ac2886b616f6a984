import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contactRouter } from '#server/contact/router.ts'
import { newsletterRouter } from '#server/newsletter/router.ts'
import { retentionJobs } from '#server/retention.ts'
import { volunteersRouter } from '#server/volunteers/router.ts'
import { erasePerson } from './personal-data.ts'
import { findTraces, spellingsOf } from './platform/retention/traces.ts'
import { openTestPrivacy } from './privacy/test-privacy.ts'
import { openTestCopies } from './test-copies.ts'

const mia = 'Mia.Mai@example.org'

test('a word in base64 is found wherever it begins', () => {
  for (const before of ['', 'a', 'ab', 'abc', 'abcd']) {
    const packed = Buffer.from(`${before}${mia}, and more`).toString('base64').toLowerCase()
    expect([before, spellingsOf(mia).some(one => packed.includes(one))]).toEqual([before, true])
  }
})

test('an address is found in each table, job, file and file name, without what stands beside it', async () => {
  const { folder, first } = await openTestCopies()
  const { db } = first
  await sql`insert into contact_messages (name, email, message, language, created_at)
    values ('Name', ${mia}, 'Geheim', 'de', now())`.execute(db)
  await sql`create schema pgboss`.execute(db)
  await sql`create table pgboss.job (data jsonb)`.execute(db)
  await sql`insert into pgboss.job values (${JSON.stringify({ to: mia })}::jsonb)`.execute(db)
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'a'), `To: ${mia}`)
  writeFileSync(join(folder, `${mia}.txt`), 'nothing')
  const traces = await findTraces({ db, dataFolder: folder }, 'mia.mai@EXAMPLE.org')
  const places = traces.map(({ place }) => place)
  expect(places).toEqual(
    expect.arrayContaining([
      'public.contact_messages.email',
      'pgboss.job.data',
      'files/a',
      `name of ${mia}.txt`,
    ]),
  )
  expect(JSON.stringify(traces)).not.toContain('Geheim')
})

test('an address entered in forms leaves no trace once everything is erased and hourly deletion has run', async () => {
  const opened = await openTestPrivacy()
  const { call, db, dependencies, linkFor, erase, time } = opened
  const contact = call('contact.send', contactRouter.send as never)
  const barrier = call('contact.reportBarrier', contactRouter.reportBarrier as never)
  const volunteer = call('volunteers.register', volunteersRouter.register as never)
  const words = { name: 'Mia', email: mia, message: `Von ${mia}`, consent: true }
  await contact(words)
  await barrier({ ...words, page: '/de' })
  await volunteer({ email: mia, consent: true })
  const traces = () => findTraces({ db, dataFolder: null }, mia)
  expect((await traces()).length).toBeGreaterThan(3)
  await erase(await linkFor(mia))
  await erasePerson(dependencies, mia)
  time.now = new Date(time.now.getTime() + 60_000)
  await retentionJobs.forgetHourly(dependencies)
  expect(await traces()).toEqual([])
})

test('the statistics of the database lose an erased address in the next night', async () => {
  const { call, db, dependencies, linkFor, erase } = await openTestPrivacy()
  const contact = call('contact.send', contactRouter.send as never)
  const subscribe = call('newsletter.subscribe', newsletterRouter.subscribe as never)
  const words = { name: 'Somebody', message: 'Words', consent: true }
  for (const email of [mia, 'otto@example.org']) await subscribe({ email, locale: 'de', consent: true })
  for (const email of [mia, 'otto@example.org', 'lise@example.org', 'emil@example.org'])
    await contact({ ...words, email })
  await sql`analyze`.execute(db)
  const quoting = async () =>
    (await findTraces({ db, dataFolder: null }, mia)).filter(({ place }) => place.startsWith('statistics'))
  // A table in which other rows remain, and one that is empty afterwards.
  expect((await quoting()).map(({ place }) => place)).toEqual(
    expect.arrayContaining(
      ['contact_messages', 'newsletter_subscribers'].map(table => `statistics of public.${table}.email`),
    ),
  )
  // While a transaction reads an older snapshot, PostgreSQL keeps the rows deleted since.
  const reading = await db.startTransaction().setIsolationLevel('repeatable read').execute()
  await sql`select 1`.execute(reading)
  for (const email of [mia, 'otto@example.org']) await erase(await linkFor(email))
  await retentionJobs.forget(dependencies)
  await reading.commit().execute()
  expect(await quoting()).toEqual([])
})
