import { expect, test } from 'vitest'
import { openTestRegistrations, sendUnsentLetters, tokenIn } from './test-registrations.ts'

const one = { isOffered: true, capacity: 1 }

test('who has no seat yet is told so beside the change: to accept, or to wait on', async () => {
  const site = await openTestRegistrations()
  const { id, version } = await site.createEvent({}, { inPresence: one })
  for (const n of [1, 2]) await site.register(n)
  await site.manage('change')({ id, version, start: '2027-04-12T14:00:00Z' })
  await sendUnsentLetters(site)
  const letterTo = async (n: number) => (await site.mailsTo(n)).at(-1)?.text
  expect(await letterTo(2)).toContain('Sie stehen weiter auf der Warteliste.')
  expect(await letterTo(2)).not.toMatch(/angemeldet sind|bestätig/)
  await site.act(await tokenIn(site, 1), 'cancel')
  await site.manage('change')({ id, version: version + 1, start: '2027-04-12T13:00:00Z' })
  await sendUnsentLetters(site)
  expect(await letterTo(2)).toMatch(/Platz annehmen[\s\S]+Wir halten ihn bis/)
})

test('who switches to take part on site is told that this has changed, and gets the code for the door', async () => {
  const site = await openTestRegistrations()
  await site.createEvent({}, { inPresence: one, online: one })
  await site.register(1, { participation: 'online' })
  const token = await tokenIn(site, 1)
  await site.act(token, 'confirm')
  await site.act(token, 'switch')
  const [, confirmed, switched, ...more] = await site.mailsTo(1)
  expect(more).toEqual([])
  expect(confirmed?.attachments).toEqual([])
  expect(switched).toMatchObject({
    subject: 'Sie nehmen jetzt anders teil: Tag der offenen Tür',
    attachments: [{ name: 'ticket.png' }],
    calendar: { method: 'REQUEST' },
  })
  expect(switched?.text).toContain('vor Ort')
  expect(switched?.text).not.toContain('an der Veranstaltung')
  site.time.now = new Date(site.time.now.getTime() + 60_000)
  await site.act(token, 'switch')
  expect((await site.mailsTo(1)).at(-1)?.attachments).toEqual([])
})
