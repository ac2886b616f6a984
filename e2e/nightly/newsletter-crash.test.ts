import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../server/platform/database/test-database.ts'
import { startTestSmtp } from '../../server/platform/mail/test-smtp.ts'
import { staffOf } from '../api.ts'
import { startSiteOn } from '../site.ts'

const many = 400 // readers
const kills = 3

test('killed in the middle of an issue, the site sends it to nobody twice and forgets nobody', async () => {
  const [database, smtp] = [await createTestDatabase(), await startTestSmtp()]
  smtp.manners = { kind: 'slow', milliseconds: 15 }
  const folder = await mkdtemp(join(tmpdir(), 'larmor-e2e-'))
  await chmod(folder, 0o711)
  const start = () =>
    startSiteOn(database.url, { DATA_DIR: folder, SMTP_URL: smtp.url, NEWSLETTER_HOLD: '0' })
  let site = await start()
  await sql`update newsletter_subscribers set state = 'disabled', disabled_reason = 'staff', disabled_at = now()
    where state = 'active'`.execute(database.db)
  await sql`insert into newsletter_subscribers (mark, email, language, state, created_at, activated_at)
    select decode(md5(n::text), 'hex'), 'reader-' || n || '@example.org', (array['de', 'en'])[1 + n % 2], 'active',
      now(), now() from generate_series(1, ${many}) n`.execute(database.db)
  const ask = await staffOf(site, 'hanna')
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hallo' }] }],
  }
  const none = { de: '', en: '' }
  const issue = {
    ...{ subject: { de: 'Neues', en: 'News' }, title: { de: 'Neues', en: 'News' } },
    ...{ content: { de: document, en: document }, plainText: none, slug: none },
    ...{ isVisible: false, publishAt: null, unpublishAt: null },
  }
  const { body } = await ask<{ id: number }>('POST', '/backstage/publication/newsletter', issue)
  const order = { send: true }
  expect((await ask('PATCH', `/backstage/publication/newsletter/${body.id}`, order)).status).toBe(200)

  const readers = () => smtp.received.flatMap(({ to }) => to).filter(to => to.startsWith('reader-'))
  for (let n = 1; n <= kills; n += 1) {
    const enough = (many * n) / (kills + 1)
    await expect.poll(() => readers().length, { timeout: 90_000, interval: 20 }).toBeGreaterThan(enough)
    site.child.kill('SIGKILL')
    await once(site.child, 'exit')
    site = await start()
  }
  const open = async () => {
    const { rows } = await sql<{ open: number }>`
      select (select count(*) from newsletter_letters where written_at is null)
        + (select count(*) from mails where state in ('queued', 'sending', 'retry')) as open`.execute(
      database.db,
    )
    return Number(rows[0]?.open)
  }
  // Letters that a dead process was sending are released after it has been silent for a while.
  await expect.poll(open, { timeout: 120_000, interval: 500 }).toBe(0)
  const { rows } = await sql<{ recipient: string; state: string }>`
    select recipient, state from mails where purpose = 'newsletter'`.execute(database.db)
  const uncertain = new Set(
    rows.filter(({ state }) => state === 'uncertain').map(({ recipient }) => recipient),
  )
  const received = readers()
  expect(new Set(received).size).toBe(received.length)
  expect(rows).toHaveLength(many)
  expect(rows.filter(({ state }) => state !== 'sent' && state !== 'uncertain')).toEqual([])
  expect(uncertain.size).toBeLessThanOrEqual(kills * 2)
  for (let n = 1; n <= many; n += 1) {
    const reader = `reader-${n}@example.org`
    expect([reader, received.includes(reader) || uncertain.has(reader)]).toEqual([reader, true])
  }
  const figures = await (await staffOf(site, 'hanna'))<{ figures: { sent: number; uncertain: number } }>(
    'GET',
    `/backstage/publication/newsletter/${body.id}/sending`,
  )
  expect(figures.body.figures.sent + figures.body.figures.uncertain).toBe(many)
  await site.stop()
  await Promise.all([database.drop(), smtp.close(), rm(folder, { recursive: true, force: true })])
}, 300_000)
