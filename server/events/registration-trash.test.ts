import { expect, test } from 'vitest'
import { letterDelay } from '#contract/events/letters.ts'
import { writeLetters } from './registration-letters.ts'
import { markSent, openTestRegistrations, sendUnsentLetters, tokenIn } from './test-registrations.ts'

const notTakingPlace = 'Die Veranstaltung findet nicht statt: Tag der offenen Tür'
const another = 'Es gibt eine Änderung: Tag der offenen Tür'

/**
 * An event with two registrations, actions of staff on it, and the letters that somebody got after
 * registering.
 */
async function withEvent() {
  const site = await openTestRegistrations()
  const { id, version } = await site.createEvent()
  for (const n of [1, 2]) {
    await site.register(n)
    await site.act(await tokenIn(site, n), 'confirm')
  }
  const lettersTo = async (n: number) => (await site.mailsTo(n)).slice(2).map(({ subject }) => subject)
  return {
    site,
    id,
    remove: () => site.manage('remove')({ id }),
    putBack: () => site.manage('putBack')({ id }),
    change: (fields: object) => site.manage('change')({ id, version, ...fields }),
    send: () => sendUnsentLetters(site),
    lettersTo,
  }
}

test('an event restored from the trash before letters were written sends none', async () => {
  const { remove, putBack, send, lettersTo } = await withEvent()
  for (let n = 0; n < 2; n += 1) {
    await remove()
    await putBack()
  }
  await send()
  expect([await lettersTo(1), await lettersTo(2)]).toEqual([[], []])
})

test('the letter that the event takes place after all goes only to guests who got the cancellation', async () => {
  const { site, remove, putBack, send, lettersTo } = await withEvent()
  await remove()
  const { id: registrationId } = await site.rowOf(1)
  site.time.now = new Date(site.time.now.getTime() + letterDelay.changed)
  await writeLetters(site.dependencies, { registrationId })
  await markSent(site)
  await putBack()
  await send()
  expect(await lettersTo(1)).toEqual([notTakingPlace, another])
  expect(await lettersTo(2)).toEqual([])
})

test('a new time not yet sent is sent once the event is restored from the trash', async () => {
  const { site, remove, putBack, change, send, lettersTo } = await withEvent()
  await change({ start: '2027-04-12T14:00:00Z' })
  site.time.now = new Date(site.time.now.getTime() + 1000)
  await remove()
  await putBack()
  await send()
  expect(await lettersTo(1)).toEqual([another])
  expect((await site.mailsTo(1)).at(-1)?.text).toContain('16:00–19:00\u00a0Uhr')
})

test('moving an event to the trash replaces an unsent change letter with the cancellation', async () => {
  const { remove, change, send, lettersTo } = await withEvent()
  await change({ start: '2027-04-12T14:00:00Z' })
  await remove()
  await send()
  expect(await lettersTo(1)).toEqual([notTakingPlace])
})

test('an event that was cancelled before tells nobody a second time when it is deleted, or comes back', async () => {
  const { remove, putBack, change, send, lettersTo } = await withEvent()
  await change({ isCancelled: true })
  await send()
  await remove()
  await send()
  await putBack()
  await send()
  expect(await lettersTo(1)).toEqual([notTakingPlace])
})

test('cancellations still in the outbox are taken back when the event is restored', async () => {
  const { remove, putBack, send, lettersTo } = await withEvent()
  await remove()
  await send()
  expect(await lettersTo(1)).toEqual([notTakingPlace])
  await putBack()
  await send()
  expect([await lettersTo(1), await lettersTo(2)]).toEqual([[], []])
})

test('a change letter taken out of the outbox by the trash is sent once the event is restored', async () => {
  const { remove, putBack, change, send, lettersTo } = await withEvent()
  await change({ start: '2027-04-12T14:00:00Z' })
  await send()
  await remove()
  expect(await lettersTo(1)).toEqual([])
  await putBack()
  await send()
  expect([await lettersTo(1), await lettersTo(2)]).toEqual([[another], [another]])
})

test('unconfirmed guests get no letter about the trash, and their link says that the event is cancelled', async () => {
  const { site, remove, send } = await withEvent()
  await site.register(3)
  const token = await tokenIn(site, 3)
  await remove()
  await send()
  expect((await site.mailsTo(3)).map(({ purpose }) => purpose)).toEqual(['registration received'])
  await expect(site.act(token, 'confirm')).rejects.toMatchObject({ code: 'eventCancelled' })
})

test('an event is not deleted for good before the letters that it does not take place have left', async () => {
  const { site, id, remove, send, lettersTo } = await withEvent()
  const erase = () => site.manage('bulk')({ ids: [id], action: 'erase' })
  await remove()
  expect(await erase()).toEqual({ done: [], failed: [{ id, code: 'lettersWait' }] })
  await send()
  expect(await erase()).toEqual({ done: [id], failed: [] })
  expect([await lettersTo(1), await lettersTo(2)]).toEqual([[notTakingPlace], [notTakingPlace]])
})
