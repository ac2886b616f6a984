import { expect, test } from 'vitest'
import { verifyIssue } from './newsletter.ts'
import { openTestNewsletters } from './test-newsletters.ts'

async function openSent() {
  const site = await openTestNewsletters()
  await site.readers(3, 'de')
  const { id } = await site.create()
  expect(await verifyIssue(site.db, id)).toBeNull()
  await site.send(id)
  await site.runJob()
  return { ...site, id, verify: (delivered?: string[]) => verifyIssue(site.db, id, delivered) }
}

test('queued and delivered letters are right, and missing, double and unknown ones are reported', async () => {
  const { verify, db, runJob } = await openSent()
  expect(await verify()).toEqual({ frozen: 3, figures: { queued: 3 }, problems: [] })
  await db.updateTable('mails').set({ state: 'sent', sealedTokens: null }).execute()
  await runJob()
  const all = [1, 2, 3].map(n => `de-${n}@example.org`)
  expect(await verify(all)).toEqual({ frozen: 3, figures: { sent: 3 }, problems: [] })
  expect((await verify(all.slice(1)))?.problems).toEqual([
    'the letter to de-1@example.org counts as sent and did not arrive',
  ])
  expect((await verify([...all, 'de-2@example.org', 'x@example.org']))?.problems).toEqual([
    'de-2@example.org got 2 letters',
    'x@example.org got a letter and is in no line',
  ])
})

test('letters that are missing, unknown or queued for a suppressed reader are reported', async () => {
  const { verify, db, id } = await openSent()
  const [first, second, third] = await db.selectFrom('mails').selectAll().orderBy('id').execute()
  await db
    .deleteFrom('mails')
    .where('id', '=', first?.id ?? 0)
    .execute()
  await db
    .updateTable('mails')
    .set({ dedupeKey: 'other' })
    .where('id', '=', second?.id ?? 0)
    .execute()
  await db
    .updateTable('newsletterLetters')
    .set({ outcome: 'suppressed' })
    .where('newsletterId', '=', id)
    .where('id', '=', 3)
    .execute()
  expect((await verify())?.problems).toEqual([
    'line 1 counts as written and is nowhere',
    'line 2 counts as written and is nowhere',
    'line 3 is suppressed and its letter waits',
    `letter ${second?.id} of the outbox is in no line`,
  ])
  expect(third?.state).toBe('queued')
})
