import { expect, test } from 'vitest'
import { holdFactor } from './factor-queries.ts'
import { insertPasskey, namePasskey, passkeysOf, usePasskey } from './passkey-queries.ts'
import { openTestAccount } from './test-account.ts'

async function withPasskey(counter: number) {
  const site = await openTestAccount()
  const { db } = site.dependencies
  const [{ id: userId }, { id: otherId }] = [await site.person(), await site.person()]
  const createdAt = new Date()
  await holdFactor(db, userId, createdAt)
  await insertPasskey(db, {
    ...{ userId, name: 'Stick', credentialId: 'a', publicKey: Buffer.alloc(8), counter, createdAt },
    ...{ transports: [], rpId: 'localhost', verifiesUser: true },
  })
  const [{ id = 0 } = {}] = await passkeysOf(db, userId)
  return { db, id, userId, otherId, use: (next: number) => usePasskey(db, id, next, createdAt) }
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
  const { db, id, userId, otherId } = await withPasskey(0)
  expect(await namePasskey(db, otherId, { id, name: 'Meiner' })).toBe(false)
  expect(await namePasskey(db, userId, { id, name: 'Schlüsselbund' })).toBe(true)
  expect((await passkeysOf(db, userId)).map(({ name }) => name)).toEqual(['Schlüsselbund'])
})
