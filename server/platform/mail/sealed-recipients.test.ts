import { expect, test } from 'vitest'
import { sealAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { mailsInOutbox } from './outbox.ts'
import { findNextDue } from './queries.ts'
import { greeting, prepareOutbox, soon } from './test-outbox.ts'
import { startMailWorker } from './worker.ts'

const rosa = 'rosa@example.org'

async function withSealed() {
  const outbox = await prepareOutbox()
  const to = await sealAddress(outbox.parts, rosa)
  return { ...outbox, to, lines: async () => JSON.stringify(await outbox.rows()) }
}

test('a letter to a sealed address arrives, and its row never holds it', async () => {
  const { queue, to, lines, startWorker, states, smtp, rows, parts } = await withSealed()
  await queue({ to })
  expect(await lines()).not.toContain('rosa')
  startWorker()
  await soon(async () => expect(await states()).toEqual(['sent']))
  expect(smtp.received.map(one => [one.to, one.mail.to?.[0]?.address])).toEqual([[[rosa], rosa]])
  expect(await lines()).not.toContain('rosa')
  expect(await rows()).toMatchObject([{ recipient: null, recipientSealed: null }])
  expect(await mailsInOutbox(parts, [1])).toMatchObject([{ recipient: 'r…@example.org' }])
})

test('of a mail server reply about a sealed address only the codes are stored', async () => {
  const { queue, to, startWorker, states, smtp, rows, lines } = await withSealed()
  const words = `5.1.1 <${rosa}>: Recipient address rejected`
  smtp.manners = { kind: 'refusing', at: 'recipient', code: 550, words }
  await queue({ to })
  startWorker()
  await soon(async () => expect(await states()).toEqual(['failed']))
  expect(await rows()).toMatchObject([{ lastError: 'refused: 550 5.1.1' }])
  expect(await lines()).not.toContain('rosa')
})

test('without the key letters to sealed addresses wait, and all others leave', async () => {
  const { queue, to, parts, smtp, db, states } = await withSealed()
  await queue({ to })
  await queue({ to, isBulk: true })
  await queue()
  const addressKey = { ...parts.addressKey, canOpen: false }
  const worker = startMailWorker({ ...parts, addressKey })
  await soon(async () => expect(await states()).toEqual(['queued', 'queued', 'sent']))
  await worker.stop()
  expect(smtp.received).toHaveLength(1)
  expect([await findNextDue(db, false), await findNextDue(db)]).toEqual([null, expect.any(Date)])
})

test('a letter that names the sealed address it goes to is refused', async () => {
  const { queue, to } = await withSealed()
  for (const words of [`Hallo ${rosa}`, `(ROSA@example.org.)`, `mailto:${rosa}`])
    await expect(queue({ to, letter: { ...greeting.letter, text: words } })).rejects.toThrow('names it')
  await queue({ to, letter: { ...greeting.letter, text: 'studien@example.org' } })
})

test('the domain of a sealed address is stored as a hash', async () => {
  const { queue, parts, rows } = await withSealed()
  for (const address of [rosa, 'karl@EXAMPLE.org', 'ida@other.example'])
    await queue({ to: await sealAddress(parts, address), isBulk: true })
  const [one, same, other] = (await rows()).map(({ domain }) => domain)
  expect(one).toMatch(/^#[0-9a-f]{64}$/)
  expect([same === one, other === one]).toEqual([true, false])
})
