import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openTestSite } from '#server/test-site.ts'
import { lockFactor } from './factor-queries.ts'
import { insertPasskey, passkeysOf, usePasskey } from './passkey-queries.ts'
import { openTestAccount } from './test-account.ts'

async function givePasskey(db: Kysely<Database>, userId: number, counter: number): Promise<number> {
  const createdAt = new Date()
  await lockFactor(db, userId, createdAt)
  await insertPasskey(db, {
    ...{ userId, name: 'Stick', credentialId: 'a', publicKey: Buffer.alloc(8), counter, createdAt },
    ...{ transports: [], rpId: 'localhost', verifiesUser: true },
  })
  const [{ id = 0 } = {}] = await passkeysOf(db, userId)
  return id
}

async function withPasskey(counter: number) {
  const site = await openTestAccount()
  const { db } = site.dependencies
  const id = await givePasskey(db, (await site.person()).id, counter)
  return { use: (next: number) => usePasskey(db, id, next, new Date()) }
}

test('a device whose counter stays at 0 is let in each time', async () => {
  const { use } = await withPasskey(0)
  expect([await use(0), await use(0)]).toEqual([true, true])
})

test('a counter only goes up: one that stands still or goes back is refused, also back to 0', async () => {
  const { use } = await withPasskey(0)
  expect([await use(3), await use(3), await use(2), await use(0), await use(4)]).toEqual([
    ...[true, false, false, false, true],
  ])
})

test('a passkey gets another name from its owner alone', async () => {
  const { ask, staff, dependencies } = await openTestSite()
  const { db } = dependencies
  const [owner, other] = [await staff('member'), await staff('admin')]
  const id = await givePasskey(db, owner.id, 0)
  const rename = async ({ headers }: typeof owner, name: string) => {
    const path = `/backstage/user-group/me/second-factor/passkey/${id}`
    return (await ask({ method: 'PATCH', path, headers, payload: { name } })).statusCode
  }
  expect(await rename(other, 'Meiner')).toBe(404)
  expect(await rename(owner, ' ')).toBe(422)
  expect(await rename(owner, 'Schlüsselbund')).toBe(204)
  expect((await passkeysOf(db, owner.id)).map(({ name }) => name)).toEqual(['Schlüsselbund'])
})
