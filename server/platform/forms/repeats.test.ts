import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/platform/database/test-database.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { forgetRepeats, repeatForgets, runOncePerForm } from './repeats.ts'

const noon = new Date('2027-03-12T12:00:00Z')
const secret = randomBytes(32)
const fields = { message: 'Guten Tag', consent: true }
const table = 'contactMessages'
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('the same fields of the same person are a repeat, however they are ordered or the address is written', async () => {
  expect(await isRepeat(at(noon), 'order', 'hanna@example.org', fields)).toBe(false)
  const again = { consent: true, message: 'Guten Tag' }
  expect(await isRepeat(at(noon), 'order', 'Hanna@EXAMPLE.org ', again)).toBe(true)
})

test('another text, person or call is not a repeat', async () => {
  expect(await isRepeat(at(noon), 'differs', 'jonas@example.org', fields)).toBe(false)
  expect(await isRepeat(at(noon), 'differs', 'jonas@example.org', { ...fields, message: 'Hallo' })).toBe(
    false,
  )
  expect(await isRepeat(at(noon), 'differs', 'mira@example.org', fields)).toBe(false)
  expect(await isRepeat(at(noon), 'elsewhere', 'jonas@example.org', fields)).toBe(false)
})

test('after a day the same form is new once', async () => {
  const [soon, late] = [new Date('2027-03-13T11:59:00Z'), new Date('2027-03-13T12:00:01Z')]
  expect(await isRepeat(at(noon), 'day', 'nora@example.org', fields)).toBe(false)
  expect(await isRepeat(at(soon), 'day', 'nora@example.org', fields)).toBe(true)
  expect(await isRepeat(at(late), 'day', 'nora@example.org', fields)).toBe(false)
  expect(await isRepeat(at(late), 'day', 'nora@example.org', fields)).toBe(true)
})

test('a form that was rolled back is not a repeat when sent again', async () => {
  const failed = database.db.transaction().execute(async db => {
    await isRepeat({ ...at(noon), db }, 'undone', 'hanna@example.org', fields)
    throw new Error('the disk is full')
  })
  await expect(failed).rejects.toThrow('the disk is full')
  expect(await isRepeat(at(noon), 'undone', 'hanna@example.org', fields)).toBe(false)
})

test('of fifty simultaneous forms exactly one is the first', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      database.db
        .transaction()
        .execute(db => isRepeat({ ...at(noon), db }, 'race', 'hanna@example.org', fields)),
    ),
  )
  expect(answers.filter(isSecond => !isSecond)).toHaveLength(1)
})

test('an Idempotency-Key alone decides what is a repeat', async () => {
  const asking = { ...at(noon), idempotencyKey: 'a4c1' }
  expect(await isRepeat(asking, 'key', 'hanna@example.org', fields)).toBe(false)
  expect(await isRepeat(asking, 'key', 'hanna@example.org', { message: 'Anders' })).toBe(true)
  expect(await isRepeat({ ...asking, idempotencyKey: 'b7d2' }, 'key', 'hanna@example.org', fields)).toBe(
    false,
  )
})

test('once its row is gone the same form is new, also with a key', async () => {
  for (const asking of [at(noon), { ...at(noon), idempotencyKey: 'c9e3' }]) {
    expect(await isRepeat(asking, 'gone', 'hanna@example.org', fields)).toBe(false)
    await database.db.deleteFrom('contactMessages').execute()
    expect(await isRepeat(asking, 'gone', 'hanna@example.org', fields)).toBe(false)
    expect(await isRepeat(asking, 'gone', 'hanna@example.org', fields)).toBe(true)
  }
})

test('a form that stored nothing is a repeat for ten minutes', async () => {
  const sends = async (moment: string) => {
    let isDone = false
    const sent = { call: 'nothing', table, email: 'hanna@example.org', fields } as const
    await runOncePerForm(at(new Date(moment)), sent, async () => {
      isDone = true
      return { subject: null, answer: undefined }
    })
    return isDone
  }
  expect(await sends('2027-03-12T12:00:00Z')).toBe(true)
  expect(await sends('2027-03-12T12:09:59Z')).toBe(false)
  expect(await sends('2027-03-12T12:10:00Z')).toBe(true)
  expect(await sends('2027-03-12T12:15:00Z')).toBe(false)
})

test('taking back a form deletes its mark, and no others', async () => {
  const { db } = database
  const marks = () => db.selectFrom('repeats').select('subject').execute()
  await db.deleteFrom('repeats').execute()
  for (const [call, email] of [
    ['one', 'Hanna@example.org'],
    ['another', 'jonas@example.org'],
  ] as const)
    await isRepeat(at(noon), call, email, fields)
  const [{ subject }] = (await marks()) as [{ subject: number }]
  await forgetRepeats(at(noon), 'eventRegistrations', { id: subject, email: 'hanna@example.org' })
  await forgetRepeats(at(noon), 'contactMessages', { id: subject + 1, email: 'hanna@example.org' })
  expect(await marks()).toHaveLength(2)
  await forgetRepeats(at(noon), 'contactMessages', { id: subject, email: 'hanna@example.org' })
  expect(await marks()).toHaveLength(1)
})

test('marks contain no text of the form, and are deleted later', async () => {
  await isRepeat(at(noon), 'marks', 'hanna@example.org', { message: 'Kanarienvogel' })
  const rows = await database.db.selectFrom('repeats').selectAll().execute()
  expect(rows.every(({ hash, person }) => hash.length === 32 && person?.length === 32)).toBe(true)
  await forget(at(new Date('2027-04-01T00:00:00Z')), repeatForgets)
  expect(await database.db.selectFrom('repeats').selectAll().execute()).toEqual([])
})

test('a repeat gets the answer of the first, also while that one is still at work', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      database.db.transaction().execute(db =>
        runOncePerForm(
          { ...at(noon), db },
          { call: 'answers', table, email: 'hanna@example.org', fields },
          async () => {
            await new Promise(resolve => setTimeout(resolve, 50))
            return { subject: await keepRow(db), answer: { place: number } }
          },
        ),
      ),
    ),
  )
  expect(new Set(answers.map(({ place }) => place)).size).toBe(1)
})

/** Whether the submission is a repeat, for which the work is not done. */
async function isRepeat(
  asking: Parameters<typeof runOncePerForm>[0],
  call: string,
  email: string,
  sent: object,
) {
  let isDone = false
  await runOncePerForm(asking, { call, table, email, fields: sent }, async () => {
    isDone = true
    return { subject: await keepRow(asking.db), answer: undefined }
  })
  return !isDone
}

async function keepRow(db: TestDatabase['db']): Promise<number> {
  const row = { name: 'a', email: 'a@example.org', message: 'a', language: 'de', createdAt: noon }
  const { id } = await db.insertInto('contactMessages').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

function at(moment: Date) {
  return { db: database.db, clock: () => moment, secret }
}
