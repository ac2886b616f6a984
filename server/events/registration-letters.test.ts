import { expect, test } from 'vitest'
import { blankEvent } from '#contract/events/event.ts'
import { openTestRegistrations, sendUnsentLetters, tokenIn } from './test-registrations.ts'

const one = { isOffered: true, capacity: 1 }

test('the letter about a change tells people on the waiting list to wait, and those with an offer to accept it', async () => {
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

test('switching to in-person sends a letter about the change with the ticket', async () => {
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

test('the confirmation letter has a link to cancel, and for online guests one to the stream', async () => {
  const site = await openTestRegistrations()
  const livestream = {
    ...blankEvent.livestream,
    ...{ isActive: true, markup: 'https://player.vimeo.com/video/1', isForRegistered: true },
  }
  await site.createEvent({ livestream })
  for (const [n, participation] of [
    [1, 'online'],
    [2, 'inPresence'],
  ] as const) {
    await site.register(n, { participation })
    await site.act(await tokenIn(site, n), 'confirm')
  }
  const letterTo = async (n: number) => (await site.mailsTo(n)).at(-1)?.text ?? ''
  expect(await letterTo(1)).toMatch(/17:00–19:00.Uhr.MESZ/)
  expect(await letterTo(1)).toMatch(/Zum Livestream:\s+\S+#livestream/)
  expect(await letterTo(1)).toMatch(/Teilnahme absagen:\s+\S+#cancel/)
  expect(await letterTo(1)).toContain('Der Termin liegt als Kalendereintrag bei.')
  expect(await letterTo(1)).not.toContain('vimeo')
  expect(await letterTo(2)).not.toContain('#livestream')
})
