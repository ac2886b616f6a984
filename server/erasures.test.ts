import {
  appendFileSync,
  chownSync,
  cpSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { day } from '#contract/durations.ts'
import { offboardPerson } from '#server/people/leave.ts'
import { createUser, personKind, seedPerson } from '#server/people/people.ts'
import { change, find } from '#server/platform/records/records.ts'
import { hashPassword } from '#server/platform/sessions/sessions.ts'
import { forgetVolunteer } from '#server/volunteers/volunteers.ts'
import { erasePerson } from './personal-data.ts'
import type { Dependencies } from './platform/calls/calls.ts'
import { openTestCalls } from './platform/calls/test-calls.ts'
import { findTraces } from './platform/retention/traces.ts'
import { hashOfAddress } from './platform/sealed-addresses/sealed-addresses.ts'
import { sealedColumns, withAddresses } from './platform/sealed-addresses/test-addresses.ts'
import { writeOwnFile } from './platform/storage/own-file.ts'
import { openTestCopies } from './test-copies.ts'

const people = ['mia', 'otto', 'lise'].map(name => `${name}@example.org`)

const names = { firstName: 'Kim', lastName: 'New' }

async function addPeople(dependencies: Dependencies) {
  const { db, clock } = dependencies
  for (const email of people) {
    const state = { language: 'de', state: 'confirmed', createdAt: clock(), confirmedAt: clock() }
    const expiresAt = new Date(clock().getTime() + 300 * day)
    const address = await sealedColumns(dependencies, email)
    await db
      .insertInto('volunteers')
      .values({ ...address, ...state, expiresAt })
      .execute()
    await sql`insert into contact_messages (name, email, message, language, created_at)
      values ('Name', ${email}, 'Hallo', 'de', ${clock()})`.execute(db)
  }
}

async function left(dependencies: Pick<Dependencies, 'db' | 'addressKey'>) {
  const { db } = dependencies
  const volunteers = await withAddresses(
    dependencies,
    await db.selectFrom('volunteers').selectAll().execute(),
  )
  const messages = await db.selectFrom('contactMessages').select('email').execute()
  const sorted = (rows: { email: string }[]) => rows.map(({ email }) => email).toSorted()
  return { volunteers: sorted(volunteers), messages: sorted(messages) }
}

test('erased people are erased again from an older database backup when the site starts on it', async () => {
  const { folder, first, copy, during, logMessages } = await openTestCopies()
  await during({ url: first.url, folder }, ({ dependencies }) => addPeople(dependencies))
  await first.close()
  const later = await copy(first.name)
  await later.close()
  const mayStay = { volunteers: ['lise@example.org'], messages: ['lise@example.org', 'otto@example.org'] }
  await during({ url: later.url, folder }, async ({ dependencies }) => {
    await erasePerson(dependencies, 'MIA@example.org')
    const otto = await dependencies.db
      .selectFrom('volunteers')
      .select('id')
      .where('addressHash', '=', hashOfAddress(dependencies.secret, 'otto@example.org'))
      .executeTakeFirstOrThrow()
    await dependencies.db.transaction().execute(db => forgetVolunteer({ ...dependencies, db }, otto.id))
    expect(await left(dependencies)).toEqual(mayStay)
  })
  expect(logMessages.filter(line => line.includes('older copy'))).toEqual([])
  // The earlier backup, in the data folder that was used last; started twice.
  for (const times of [1, 1]) {
    await during({ url: first.url, folder }, async ({ dependencies }) => {
      expect(await left(dependencies)).toEqual(mayStay)
      const traces = await findTraces({ db: dependencies.db, dataFolder: folder }, 'mia@example.org')
      expect(traces).toEqual([])
      const { replayedRows } = await dependencies.db
        .selectFrom('installation')
        .select('replayedRows')
        .executeTakeFirstOrThrow()
      expect(replayedRows).toBe(3)
    })
    expect(logMessages.filter(line => line.includes('older copy'))).toHaveLength(times)
  }
}, 60_000)

test('who has left, and who withdrew the consent to their portrait, stay so in an older copy of the database', async () => {
  const { folder, first, copy, during } = await openTestCopies()
  const ids = await during({ url: first.url, folder }, async ({ dependencies }) => {
    const passwordHash = await hashPassword('ziegel hafer trompete')
    const made: number[] = []
    for (const name of ['ada', 'bob', 'kim', 'root']) {
      const facts = { username: name, email: `${name}@example.org`, firstName: 'Kim', lastName: name }
      const profile = { isVisible: true, hasImageConsent: true, phone: '+49 201 7654321' }
      const id = await seedPerson(
        dependencies,
        { ...facts, role: name === 'root' ? 'admin' : 'member' },
        profile,
      )
      await dependencies.db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()
      made.push(id)
    }
    return made
  })
  const [ada = 0, bob = 0, kim = 0, root = 0] = ids
  await first.close()
  const later = await copy(first.name)
  await later.close()
  await during({ url: later.url, folder }, async ({ dependencies }) => {
    await dependencies.db.transaction().execute(async db => {
      const context = { ...dependencies, db, caller: null, requestId: 'test' }
      await offboardPerson(context as never, { id: ada, heirId: null })
      const { version } = await find(personKind, context, bob)
      await change(personKind, context, { id: bob, version, hasImageConsent: false })
      // Administrators have left meanwhile who are the only ones in the older copy.
      await createUser(context, { username: 'new', email: 'new@example.org', role: 'admin', ...names })
      await offboardPerson(context as never, { id: root, heirId: null })
    })
  })
  await during({ url: first.url, folder }, async ({ dependencies }) => {
    const { db } = dependencies
    const columns = ['id', 'passwordHash', 'email', 'phone', 'hasImageConsent'] as const
    const rows = await db.selectFrom('users').select(columns).where('id', 'in', ids).orderBy('id').execute()
    const phone = '+49 201 7654321'
    expect(rows).toMatchObject([
      { passwordHash: null, email: `left-${ada}@example.invalid`, phone: '', hasImageConsent: true },
      { passwordHash: expect.any(String), email: 'bob@example.org', phone, hasImageConsent: false },
      { id: kim, passwordHash: expect.any(String), email: 'kim@example.org', phone, hasImageConsent: true },
      { passwordHash: null },
    ])
  })
}, 60_000)

test('each process with a data folder of its own erases once more what its ledger names', async () => {
  const { folder, makeFolder, first, copy, during } = await openTestCopies()
  await during({ url: first.url, folder }, ({ dependencies }) => addPeople(dependencies))
  await first.close()
  const later = await copy(first.name)
  await later.close()
  const other = await makeFolder()
  for (const file of ['secret', 'pool.pub', 'pool.key']) cpSync(join(folder, file), join(other, file))
  const erase = (at: string, email: string) =>
    during({ url: later.url, folder: at }, ({ dependencies }) => erasePerson(dependencies, email))
  await erase(folder, 'lise@example.org')
  await erase(other, 'otto@example.org')
  await erase(folder, 'mia@example.org')
  for (const at of [folder, other, folder, other])
    await during({ url: first.url, folder: at }, async () => undefined)
  const nobody = { volunteers: [], messages: [] }
  await during({ url: first.url, folder }, async ({ dependencies }) => {
    expect(await left(dependencies)).toEqual(nobody)
    await addPeople(dependencies)
  })
  // Who signs up again afterwards stays, whichever process starts next.
  await during({ url: first.url, folder: other }, async ({ dependencies }) =>
    expect((await left(dependencies)).volunteers).toHaveLength(3),
  )
}, 60_000)

test('a ledger of an earlier version, which has no id, is read from where the database knew it', async () => {
  const { folder, first, copy, during } = await openTestCopies()
  await during({ url: first.url, folder }, ({ dependencies }) => addPeople(dependencies))
  await first.close()
  const later = await copy(first.name)
  await later.close()
  await during({ url: later.url, folder }, async ({ dependencies }) => {
    for (const email of people) await erasePerson(dependencies, email)
    const ledger = readFileSync(join(folder, 'erasures'), 'utf8')
    writeFileSync(join(folder, 'erasures'), ledger.replace(/\n\{"ledger":"[^"]+"\}/, ''))
    await sql`update installation set ledgers = jsonb_build_object('', erasures)`.execute(dependencies.db)
    await addPeople(dependencies)
  })
  await during({ url: later.url, folder }, async ({ dependencies }) => {
    expect((await left(dependencies)).volunteers).toHaveLength(3)
    await erasePerson(dependencies, 'otto@example.org')
  })
  await during({ url: first.url, folder }, async ({ dependencies }) =>
    expect(await left(dependencies)).toEqual({ volunteers: [], messages: [] }),
  )
}, 60_000)

test('people who sign up after a restore are kept, though their row ids were erased before', async () => {
  const { folder, first, copy, during } = await openTestCopies()
  await during({ url: first.url, folder }, async () => undefined)
  await first.close()
  const later = await copy(first.name)
  await later.close()
  await during({ url: later.url, folder }, async ({ dependencies }) => {
    await addPeople(dependencies)
    for (const email of people) await erasePerson(dependencies, email)
  })
  await during({ url: first.url, folder }, ({ dependencies }) => addPeople(dependencies))
  await during({ url: first.url, folder }, async ({ dependencies }) =>
    expect((await left(dependencies)).volunteers).toHaveLength(3),
  )
}, 60_000)

test('an erasure is written to the ledger before it is committed, without personal data, readable by the site alone', async () => {
  const { folder, first, during } = await openTestCopies()
  const ledger = join(folder, 'erasures')
  await during({ url: first.url, folder }, async ({ dependencies }) => {
    await addPeople(dependencies)
    const { db } = dependencies
    await db.transaction().execute(async trx => {
      const [one] = await trx.selectFrom('volunteers').select('id').limit(1).execute()
      if (one) await forgetVolunteer({ ...dependencies, db: trx }, one.id)
      // Another connection still sees the row: nothing is committed.
      expect((await left(dependencies)).volunteers).toHaveLength(3)
      expect(readFileSync(ledger, 'utf8')).toMatch(/^\n\{"ledger":"[0-9a-f-]{36}"\}\n\{"n":1,/)
    })
  })
  expect(readFileSync(ledger, 'utf8')).not.toMatch(/example|volunteers/)
  expect(statSync(ledger).mode & 0o777).toBe(0o600)
})

test('a process that dies between the ledger and the database has erased it after the next start', async () => {
  const { folder, first, during } = await openTestCopies()
  await during({ url: first.url, folder }, async ({ dependencies }) => {
    await addPeople(dependencies)
    const { db, erasures } = dependencies
    await db
      .transaction()
      .execute(async trx => {
        await erasures.note(trx, [{ address: 'mia@example.org' }])
        throw new Error('killed')
      })
      .catch(() => undefined)
    appendFileSync(join(folder, 'erasures'), '\n{"n":2,"day":"2027-0') // a line cut off in the middle
    expect((await left(dependencies)).messages).toHaveLength(3)
  })
  await during({ url: first.url, folder }, async ({ dependencies }) => {
    const withoutMia = ['lise@example.org', 'otto@example.org']
    expect(await left(dependencies)).toEqual({ volunteers: withoutMia, messages: withoutMia })
    await erasePerson(dependencies, 'otto@example.org')
    expect((await dependencies.erasures.entries()).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
  })
})

test('a ledger older than the database is reported', async () => {
  const { folder, first, during, logMessages } = await openTestCopies()
  await during({ url: first.url, folder }, async ({ dependencies }) => {
    await addPeople(dependencies)
    await erasePerson(dependencies, 'mia@example.org')
  })
  rmSync(join(folder, 'erasures'))
  await during({ url: first.url, folder }, async () => undefined)
  expect(logMessages.filter(line => line.includes('ledger of erasures is older'))).toHaveLength(1)
})

test('old ledger entries are deleted, but never the last one', async () => {
  const { db, erasures, time } = await openTestCalls()
  const dayOf = () => erasures.entries().then(entries => entries.map(({ n }) => n))
  for (const address of people) {
    await db.transaction().execute(trx => erasures.note(trx, [{ address }]))
    time.now = new Date(time.now.getTime() + 300 * day)
  }
  await erasures.trim(db, time.now)
  expect(await dayOf()).toEqual([3])
  await erasures.trim(db, new Date(time.now.getTime() + 1000 * day))
  expect(await dayOf()).toEqual([3])
})

test.runIf(process.getuid?.() === 0)(
  'files that root writes into the data folder belong to the site account, and symbolic links are refused',
  async () => {
    const { makeFolder } = await openTestCopies()
    const folder = await makeFolder()
    chownSync(folder, 12_345, 12_345)
    await writeOwnFile(join(folder, 'erasures'), 'a', { isAppended: true })
    await writeOwnFile(join(folder, 'erasures'), 'b', { isAppended: true })
    expect([statSync(join(folder, 'erasures')).uid, readFileSync(join(folder, 'erasures'), 'utf8')]).toEqual([
      12_345,
      'ab',
    ])
    symlinkSync('/etc/hostname', join(folder, 'installation'))
    await expect(writeOwnFile(join(folder, 'installation'), 'x')).rejects.toThrow('ELOOP')
  },
)
