import { expect, onTestFinished, test } from 'vitest'
import { hour, minute } from '#contract/durations.ts'
import type { RecordedLog } from '#server/platform/database/test-log.ts'
import { startMailWorker } from '#server/platform/mail/mail.ts'
import { soon } from '#server/platform/mail/test-outbox.ts'
import { startTestSmtp } from '#server/platform/mail/test-smtp.ts'
import { openTestNewsletters } from './test-newsletters.ts'

const subject = 'Neues aus dem Feld'

async function openHeld(readers = 3, env: Record<string, string> = {}) {
  const site = await openTestNewsletters({ NEWSLETTER_HOLD: '10', ...env })
  await site.readers(readers, 'de')
  const { id } = await site.create()
  const goOn = async (milliseconds: number) => {
    site.time.now = new Date(site.time.now.getTime() + milliseconds)
    await site.runJob()
  }
  const sum = async () => {
    const { frozen, figures } = await site.sending(id)
    return [frozen, Object.values(figures).reduce((all, one) => all + one, 0)]
  }
  return { ...site, id, goOn, sum, begins: new Date(site.time.now.getTime() + 10 * minute).toISOString() }
}

/**
 * Like `openHeld`, with the issue sent to that many subscribers over a mail server; its letters are in the
 * outbox.
 */
async function openSending(readers: number) {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  const site = await openHeld(readers, { NEWSLETTER_HOLD: '0', SMTP_URL: smtp.url })
  await site.send(site.id)
  await site.runJob()
  const work = () => {
    const worker = startMailWorker({ ...site.dependencies, listen: site.listen })
    onTestFinished(worker.stop)
    return worker
  }
  return { ...site, smtp, work }
}

test('an issue is sent after its hold of ten minutes, also to readers who subscribed meanwhile', async () => {
  const { id, send, goOn, begins, issues, readers, sending } = await openHeld(2)
  expect(await send(id)).toMatchObject({ sentAt: null, sendAfter: begins, version: 2 })
  await goOn(10 * minute - 1)
  expect(await issues()).toEqual([])
  expect((await sending(id)).sendAfter).toBe(begins)
  await readers(1, 'en')
  await goOn(1)
  expect(await issues()).toHaveLength(3)
  await goOn(minute)
  expect(await issues()).toHaveLength(3)
  expect(await sending(id)).toMatchObject({ sendAfter: null, frozen: 3 })
})

test('an issue stopped in its hold is not sent, and can be changed and ordered again', async () => {
  const { id, send, steer, goOn, edit, issues, ledger } = await openHeld()
  const { version, title } = await send(id)
  const changed = { id, subject: { de: 'Anders', en: 'Other' } }
  await expect(edit('change')({ ...changed, version })).rejects.toMatchObject({
    code: 'sendingOrdered',
    status: 409,
  })
  await expect(send(id)).rejects.toMatchObject({ code: 'alreadySent', status: 409 })
  expect(await steer(id, 'stop')).toMatchObject({ sendAfter: null, frozen: 0 })
  await steer(id, 'stop')
  await goOn(hour)
  expect([await issues(), await ledger()]).toEqual([[], []])
  expect(await edit('change')({ ...changed, version: version + 1, title })).toMatchObject({ sentAt: null })
  expect(await send(id)).toMatchObject({ sendAfter: expect.any(String) })
})

test('an issue is sent at its time, which can be moved and taken back, and never before its hold', async () => {
  const { id, send, steer, goOn, begins, issues, time } = await openHeld()
  const at = (milliseconds: number) => new Date(time.now.getTime() + milliseconds).toISOString()
  const [soonest, evening, tomorrow] = [at(minute), at(2 * hour), at(26 * hour)]
  expect(await send(id, { sendAt: soonest })).toMatchObject({ sendAfter: begins })
  expect(await send(id, { sendAt: evening })).toMatchObject({ sendAfter: evening })
  expect(await send(id, { sendAt: tomorrow })).toMatchObject({ sendAfter: tomorrow })
  for (const sendAt of [at(-1), at(400 * 24 * hour)])
    await expect(send(id, { sendAt })).rejects.toMatchObject({
      code: 'invalid',
      details: { errors: [{ field: 'sendAt' }] },
    })
  await goOn(3 * hour)
  expect(await issues()).toEqual([])
  await steer(id, 'stop')
  await goOn(24 * hour)
  expect(await issues()).toEqual([])
  await send(id, { sendAt: at(hour) })
  await goOn(hour)
  expect(await issues()).toHaveLength(3)
  await expect(send(id, { sendAt: at(hour) })).rejects.toMatchObject({ code: 'alreadySent' })
})

test('an ordered issue in the trash is not sent, not even when it is put back after its time', async () => {
  const { id, send, goOn, edit, issues } = await openHeld()
  await send(id)
  await edit('remove')({ id })
  await goOn(hour)
  await edit('putBack')({ id })
  await goOn(hour)
  expect(await issues()).toEqual([])
})

test('an issue without readers at its time is a draft again, and staff get a letter', async () => {
  const { id, send, goOn, db, sending, mails } = await openHeld(1)
  await send(id)
  await db.deleteFrom('newsletterSubscribers').execute()
  await goOn(10 * minute)
  await goOn(minute)
  expect(await sending(id)).toMatchObject({ sendAfter: null, frozen: 0 })
  expect(await mails()).toMatchObject([
    { recipient: 'office@www.example.org', subject: `Newsletter nicht versandt: ${subject}` },
  ])
})

test('an issue that cannot begin does not delay another, and is reported by letter and on the overview', async () => {
  const { id, create, send, goOn, db, sending, issues, mails, edit, log, dependencies } = await openHeld(1)
  await send(id)
  // An issue that was ordered before orders required a title.
  const noTitle = { title: JSON.stringify({ de: '', en: '' }) as never }
  await db.updateTable('newsletters').set(noTitle).where('id', '=', id).execute()
  const other = await create({ subject: { de: 'Die andere', en: 'The other one' } })
  await send(other.id)
  await goOn(10 * minute)
  await goOn(minute)
  expect(await issues()).toMatchObject([{ subject: 'Die andere' }])
  expect((await sending(id)).frozen).toBe(0)
  expect((log as RecordedLog).messages).toContain('the sending of an issue of the newsletter could not begin')
  const notices = (await mails()).filter(({ purpose }) => purpose === 'newsletterTrouble')
  expect(notices).toMatchObject([{ subject: `Newsletter noch nicht versandt: ${subject}` }])
  expect(notices[0]?.text).toContain(`https://www.example.org/de/backstage/publication/newsletter/${id}`)
  const waiting = dependencies.waiting.find(one => 'name' in one && one.name === 'pausedIssues')
  const counted = async () => waiting && 'count' in waiting && waiting.count(dependencies as never)
  expect(await counted()).toBe(0)
  await goOn(10 * minute)
  expect(await counted()).toBe(1)
  await edit('steer')({ id, act: 'stop' })
  expect(await counted()).toBe(0)
})

test('sending to all readers again has a hold, and nothing is sent when it is stopped', async () => {
  const { id, send, steer, goOn, issues, sum, sending, db } = await openHeld()
  await send(id)
  await goOn(10 * minute)
  await db.updateTable('mails').set({ state: 'sent', sealedTokens: null }).execute()
  await send(id, { again: 'all', confirm: subject })
  await goOn(9 * minute)
  expect(await issues()).toHaveLength(3)
  expect((await steer(id, 'stop')).figures).toMatchObject({ sent: 3, suppressed: 3 })
  await goOn(hour)
  expect(await issues()).toHaveLength(3)
  expect(await sum()).toEqual([6, 6])
  expect(await sending(id)).toMatchObject({ stopped: 3, sendAfter: null })
})

test('a paused issue stops sending, and resuming sends each remaining letter once', async () => {
  const { id, smtp, work, steer, sending, sum } = await openSending(30)
  smtp.manners = { kind: 'slow', milliseconds: 5 }
  work()
  await soon(() => expect(smtp.received.length).toBeGreaterThan(3))
  const { figures, paused } = await steer(id, 'pause')
  expect(paused).toMatchObject({ because: 'staff' })
  expect(figures.queued).toBeGreaterThan(0)
  expect(await sum()).toEqual([30, 30])
  // Only letters that were already being sent still arrive.
  await soon(async () => expect((await sending(id)).figures.sent).toBe(smtp.received.length))
  const left = smtp.received.length
  expect(left).toBeLessThan(30)
  expect((await steer(id, 'resume')).paused).toBeNull()
  await soon(async () => expect((await sending(id)).figures).toMatchObject({ sent: 30, queued: 0 }))
  expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(30)
  expect(smtp.received).toHaveLength(30)
  expect((await sending(id)).perMinute).toBe(30)
})

test('an issue stopped while it is sent keeps back the rest, which can be sent afterwards', async () => {
  const { id, smtp, work, steer, send, sending, sum, runJob, edit } = await openSending(30)
  smtp.manners = { kind: 'slow', milliseconds: 5 }
  work()
  await soon(() => expect(smtp.received.length).toBeGreaterThan(3))
  await steer(id, 'stop')
  await soon(async () => expect((await sending(id)).figures.queued).toBe(0))
  const { figures, stopped, frozen } = await sending(id)
  expect([frozen, figures.sent + figures.suppressed, stopped]).toEqual([30, 30, figures.suppressed])
  expect(stopped).toBeGreaterThan(0)
  await runJob()
  await soon(() => expect(smtp.received.length).toBe(figures.sent))
  await send(id, { again: 'failed', confirm: subject })
  expect(await sum()).toEqual([30, 30])
  await runJob()
  await soon(async () => expect((await sending(id)).figures.sent).toBe(30))
  expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(30)
  const { rows } = (await edit('revisions')({ id: String(id) })) as { rows: unknown[] }
  expect(rows.length).toBeGreaterThan(0)
})

test('twenty failures in a row pause an issue, and the institute and the overview are told', async () => {
  const { id, smtp, work, sending, sum, runJob, mails, dependencies } = await openSending(30)
  smtp.manners = { kind: 'refusing', at: 'recipient', code: 550, words: 'not today' }
  work()
  await soon(async () => expect((await sending(id)).paused).toMatchObject({ because: 'failures' }))
  await runJob()
  await runJob()
  expect(await sum()).toEqual([30, 30])
  expect((await sending(id)).figures.queued).toBeGreaterThanOrEqual(9)
  const notices = (await mails()).filter(({ purpose }) => purpose === 'newsletterTrouble')
  expect(notices).toMatchObject([{ subject: `Newsletter pausiert: ${subject}` }])
  expect(notices[0]?.text).toContain(`https://www.example.org/de/backstage/publication/newsletter/${id}`)
  const paused = dependencies.waiting.find(one => 'name' in one && one.name === 'pausedIssues')
  expect(paused && 'count' in paused && (await paused.count(dependencies as never))).toBe(1)
})

test('simultaneous stops, pauses and orders leave a consistent state', async () => {
  const { id, send, steer, sum, goOn } = await openHeld(5)
  await Promise.allSettled([send(id), send(id), steer(id, 'stop'), steer(id, 'pause'), steer(id, 'resume')])
  await steer(id, 'stop')
  await send(id)
  await goOn(10 * minute)
  await Promise.all([steer(id, 'stop'), steer(id, 'stop'), goOn(0), goOn(0)])
  expect(await sum()).toEqual([5, 5])
})
