import { expect, test } from 'vitest'
import { openTestNewsletters } from './test-newsletters.ts'

const lise = 'lise@example.org'

test('a paused reader gets no issue, not even one already ordered, and the pause ends by itself', async () => {
  const site = await openTestNewsletters()
  const { create, send, readers, reader, runJob, pause, sending, findSubscription, time } = site
  const recipients = async () => (await site.issues()).map(({ recipient }) => recipient)
  await readers(1, 'de')
  const link = await reader(lise)
  const { id: first } = await create()
  await send(first)
  const pausedUntil = '2027-04-12T16:00:00.000Z'
  expect(await pause(link, { months: 1 })).toEqual({
    ...{ state: 'active', locale: 'de' },
    ...{ maskedEmail: 'l…@example.org', pausedUntil },
  })
  await runJob()
  expect(await recipients()).toEqual(['de-1@example.org'])
  expect((await sending(first)).figures).toMatchObject({ queued: 1, suppressed: 1, left: 0 })

  const { id: second } = await create()
  expect(await send(second)).toMatchObject({ recipientCount: 1 })
  expect(await sending(second)).toMatchObject({ frozen: 1, readers: { de: 1, en: 0 }, newSince: 0 })

  time.now = new Date(pausedUntil)
  expect(await findSubscription(link)).toMatchObject({ pausedUntil: null })
  const { id: third } = await create()
  expect(await send(third)).toMatchObject({ recipientCount: 2 })
})

test('a pause can be ended, and staff see until when it is', async () => {
  const { create, send, reader, pause, edit, findSubscription } = await openTestNewsletters()
  const link = await reader(lise)
  await pause(link, { months: 6 })
  const listed = async () => ((await edit('recipients')({})) as { rows: object[] }).rows
  expect(await listed()).toMatchObject([{ state: 'active', pausedUntil: '2027-09-12T16:00:00.000Z' }])
  const { id } = await create()
  await expect(send(id)).rejects.toMatchObject({ code: 'nobodyReads' })
  expect(await pause(link, { months: 0 })).toMatchObject({ pausedUntil: null })
  expect(await listed()).toMatchObject([{ pausedUntil: null }])
  expect(await findSubscription(link)).toMatchObject({ state: 'active', pausedUntil: null })
  expect(await send(id)).toMatchObject({ recipientCount: 1 })
})

test('a paused reader can unsubscribe with a letter, and a reader who has left cannot pause', async () => {
  const { reader, pause, unsubscribe, rows, mails } = await openTestNewsletters()
  const link = await reader(lise)
  for (const months of [2, -1, 12, '1', null])
    await expect(pause(link, { months })).rejects.toMatchObject({ code: 'invalid' })
  await pause(link, { months: 3 })
  await unsubscribe(link)
  expect(await rows()).toMatchObject([{ state: 'left', pausedUntil: null }])
  expect((await mails()).map(({ purpose }) => purpose)).toEqual(['newsletterLeft'])
  await expect(pause(link, { months: 1 })).rejects.toMatchObject({ code: 'linkExpired' })
})
