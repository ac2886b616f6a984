import { expect, test } from 'vitest'
import { day, minute } from '#contract/durations.ts'
import { bounceMail, type MadeBounce } from '#server/platform/bounces/test-bounces.ts'
import { transact } from '#server/platform/database/database.ts'
import { nameOf } from './letter-names.ts'
import { takeReturned } from './returned.ts'
import { openTestNewsletters } from './test-newsletters.ts'

const gone = { status: '5.1.1', diagnostic: '550 5.1.1 User unknown' }
const full = { status: '5.2.2', diagnostic: '552 5.2.2 Mailbox full' }

test.each(['envelopeId', 'returnTo', 'messageId'] as const)(
  'a hard bounce stops the sending to its reader, identified by its %s',
  async way => {
    const { sent, back, reader, figures } = await prepare()
    await sent()
    await back('de-1@example.org', gone, [way])
    expect(await reader('de-1@example.org')).toMatchObject({
      state: 'disabled',
      disabledReason: 'unknownUser',
    })
    expect(await reader('de-2@example.org')).toMatchObject({ state: 'active' })
    expect(await figures()).toEqual({ hard: 1, soft: 0, complaint: 0 })
  },
)

test('a bounce without a valid id, or for another address, disables nobody', async () => {
  const { sent, read, back, states, names } = await prepare()
  await sent()
  const [name = ''] = await names()
  const guessed = name.replace(/.$/, end => (end === '0' ? '1' : '0'))
  await read(bounceMail({ to: 'de-1@example.org', ...gone }))
  await read(bounceMail({ to: 'de-1@example.org', ...gone, envelopeId: guessed }))
  await read(bounceMail({ to: 'de-1@example.org', ...gone, messageId: 'made-up@www.example.org' }))
  await read(bounceMail({ to: 'de-2@example.org', ...gone, envelopeId: name }))
  // A member of the mailing list that the reader's address forwards to.
  await back('de-1@example.org', { ...gone, to: 'member@elsewhere.example' }, ['envelopeId'])
  expect(await states()).toEqual(['active', 'active'])
})

test('a bounce from a forwarded mailbox counts for its original recipient', async () => {
  const { sent, back, reader } = await prepare()
  await sent()
  await back('de-1@example.org', { ...gone, to: 'old@elsewhere.example', original: 'DE-1@example.org' })
  expect(await reader('de-1@example.org')).toMatchObject({ state: 'disabled' })
})

test('three bounced issues within 30 days stop the sending, two and an older one do not', async () => {
  const { sent, back, reader, time, figures } = await prepare()
  for (const [days, state] of [
    [0, 'active'],
    [25, 'active'],
    [10, 'active'],
    [1, 'disabled'],
  ] as const) {
    time.now = new Date(time.now.getTime() + days * day)
    await sent()
    await back('de-1@example.org', full)
    await back('de-1@example.org', full)
    expect(await reader('de-1@example.org')).toMatchObject({ state })
  }
  expect(await reader('de-1@example.org')).toMatchObject({ disabledReason: 'undelivered' })
  expect(await figures()).toEqual({ hard: 0, soft: 1, complaint: 0 })
})

test('an unknown domain stops the sending only when no other reader has it', async () => {
  const { sent, back, reader, edit, figures } = await prepare()
  await sent()
  const noHost = { status: '5.1.2', diagnostic: '550 5.1.2 Host or domain name not found' }
  for (const email of ['de-1@example.org', 'de-2@example.org']) {
    await back(email, noHost)
    expect(await reader(email)).toMatchObject({ state: 'active' })
  }
  expect(await figures()).toEqual({ hard: 0, soft: 2, complaint: 0 })
  const { id } = await reader('de-2@example.org')
  await edit('disable')({ id })
  await sent()
  await back('de-1@example.org', noHost)
  expect(await reader('de-1@example.org')).toMatchObject({
    state: 'disabled',
    disabledReason: 'unknownHost',
  })
})

test('delays, automatic replies and mails of people do not count as bounces', async () => {
  const { sent, back, read, states, figures, names } = await prepare()
  await sent()
  const [name = ''] = await names()
  await back('de-1@example.org', { status: '4.4.1', diagnostic: 'timed out', action: 'delayed' })
  const away = ['From: de-1@example.org', `To: bounces+${name}@example.org`, 'Auto-Submitted: auto-replied']
  await read(Buffer.from([...away, 'Subject: Re: News', '', 'User unknown'].join('\r\n')))
  await read(
    Buffer.from(['From: x@y.org', `To: bounces+${name}@example.org`, '', 'no such user'].join('\r\n')),
  )
  expect(await states()).toEqual(['active', 'active'])
  expect(await figures()).toEqual({ hard: 0, soft: 0, complaint: 0 })
})

test('a reader who reported spam cannot be enabled by staff, but can subscribe again', async () => {
  const { sent, read, reader, names, edit, subscribe, activate, tokensTo, figures, time } = await prepare()
  await sent()
  const [name = ''] = await names()
  await read(complaint('auth-failure', name))
  expect(await reader('de-1@example.org')).toMatchObject({ state: 'active' })
  await read(complaint('abuse', name))
  const { id } = await reader('de-1@example.org')
  expect(await reader('de-1@example.org')).toMatchObject({ state: 'disabled', disabledReason: 'complaint' })
  await expect(edit('disable')({ id, disabled: false })).rejects.toMatchObject({
    code: 'readerComplained',
    status: 409,
  })
  expect(await figures()).toEqual({ hard: 0, soft: 0, complaint: 1 })
  time.now = new Date(time.now.getTime() + 20 * minute)
  await subscribe('de-1@example.org')
  await activate(await tokensTo('de-1@example.org'))
  expect(await reader('de-1@example.org')).toMatchObject({ state: 'active', disabledReason: null })
})

test('staff can resume a stopped reader, and reading the same bounce again changes nothing', async () => {
  const { sent, back, reader, edit, db, recipients } = await prepare()
  await sent()
  await back('de-1@example.org', gone)
  const { id } = await reader('de-1@example.org')
  const stopped = await recipients({ disabledReason: 'unknownUser' })
  expect(stopped).toMatchObject({
    rows: [{ id, disabledReason: 'unknownUser', disabledAt: expect.any(String) }],
  })
  await edit('disable')({ id, disabled: false })
  await back('de-1@example.org', gone)
  expect(await reader('de-1@example.org')).toMatchObject({ state: 'active', disabledReason: null })
  const audit = await db.selectFrom('audit').select(['action', 'userId', 'details']).orderBy('id').execute()
  expect(audit.filter(({ action }) => action === 'disable')).toMatchObject([
    { userId: null, details: { reason: 'unknownUser' } },
  ])
})

test('letters to a reader that wait in the outbox are taken back when the sending to them ends', async () => {
  const { sent, back, issues, edit, reader } = await prepare()
  await sent()
  await sent()
  expect(await issues()).toHaveLength(4)
  await back('de-1@example.org', gone)
  await edit('disable')({ id: (await reader('de-2@example.org')).id })
  expect((await issues()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('a mail to the address in List-Unsubscribe ends the subscription, as Apple’s is that says it is automatic', async () => {
  for (const head of [
    (name: string) =>
      `To: bounces+${name}@example.org\r\nSubject: unsubscribe\r\nAuto-Submitted: auto-replied`,
    (name: string) => `To: bounces@example.org\r\nSubject: unsubscribe ${name}`,
  ]) {
    const { sent, read, unsubscribeName, states, rows, mails } = await prepare()
    await sent()
    await read(Buffer.from(`From: other@example.net\r\n${head(await unsubscribeName())}\r\n\r\n`))
    expect(await states()).toEqual(['left', 'active'])
    expect((await rows())[0]).toMatchObject({ email: null })
    expect((await mails()).at(-1)).toMatchObject({ purpose: 'newsletterLeft', recipient: 'de-1@example.org' })
  }
})

test('an unsubscribe mail that is forged, or older than the subscription, ends nothing', async () => {
  const { read, secret, rows, states, time, subscribe, activate, tokensTo } = await prepare()
  const [first] = await rows()
  const name = nameOf(secret, 'u', first?.id ?? 0)
  const asking = (who: string) => Buffer.from(`From: a@b.org\r\nTo: bounces+${who}@example.org\r\n\r\nbye`)
  await read(asking(name.replace(/.$/, end => (end === '0' ? '1' : '0'))))
  await read(asking('u-1'))
  await read(asking(nameOf(secret, 'b', first?.id ?? 0)))
  expect(await states()).toEqual(['active', 'active'])
  const before = time.now
  await read(asking(name))
  time.now = new Date(time.now.getTime() + 20 * minute)
  await subscribe('de-1@example.org')
  await activate(await tokensTo('de-1@example.org'))
  await read(asking(name), before)
  expect(await states()).toEqual(['left', 'active', 'active'])
})

test('each issue has its envelope id and an unsubscribe address for mail', async () => {
  const { sent, issues, secret, ledger, rows } = await prepare()
  await sent()
  const [line] = await ledger()
  const [lise] = await rows()
  const [letter] = await issues()
  const leaving = nameOf(secret, 'u', lise?.id ?? 0)
  expect(letter).toMatchObject({
    envelopeId: nameOf(secret, 'b', line?.id ?? 0),
    unsubscribeMail: `mailto:bounces+${leaving}@example.org?subject=unsubscribe%20${leaving}`,
  })
})

function complaint(about: string, envelopeId: string): Buffer {
  return Buffer.from(
    [
      'From: feedback@provider.example',
      'To: bounces@example.org',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
      '',
      '--b',
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${about}`,
      `Original-Envelope-Id: ${envelopeId}`,
      'Original-Rcpt-To: <redacted@provider.example>',
      '--b--',
    ].join('\r\n'),
  )
}

/** Opens a site with two readers, a mailbox for returned letters, and functions to return them. */
async function prepare() {
  const imap = { IMAP_URL: 'imap://bounces:secret@127.0.0.1/INBOX', MAIL_RETURN: 'bounces+*@example.org' }
  const site = await openTestNewsletters(imap)
  const { create, send, readers, runJob, issues, db, dependencies, time, rows, sending } = site
  await readers(2, 'de')
  let issue = 0
  const read = (bytes: Buffer, receivedAt = time.now) =>
    transact(db, trx => takeReturned({ ...dependencies, db: trx }, { bytes, receivedAt }))
  return {
    ...site,
    read,
    names: async () => (await issues()).map(({ envelopeId }) => envelopeId ?? ''),
    unsubscribeName: async () => /u-[0-9a-z-]+/.exec((await issues())[0]?.unsubscribeMail ?? '')?.[0] ?? '',
    states: async () => (await rows()).map(({ state }) => state),
    reader: async (email: string) => {
      const row = (await rows()).findLast(one => one.email === email)
      if (!row) throw new Error(`${email} is no reader.`)
      return row
    },
    figures: async () => (await sending(issue)).bounced,
    recipients: (query: object) => site.edit('recipients')(query),
    /** Sends an issue to both; earlier letters count as sent. */
    async sent() {
      await db
        .updateTable('mails')
        .set({ state: 'sent', nextAttemptAt: null, sentAt: time.now, sealedTokens: null })
        .execute()
      issue = (await create()).id
      await send(issue)
      await runJob()
    },
    /** Returns a report about the last letter to an address, which it identifies by `ways`. */
    async back(
      email: string,
      about: Omit<MadeBounce, 'to'> & { to?: string },
      ways: readonly ('envelopeId' | 'returnTo' | 'messageId')[] = ['envelopeId'],
    ) {
      const letter = (await issues()).findLast(({ recipient }) => recipient === email)
      const ids = {
        envelopeId: letter?.envelopeId ?? '',
        returnTo: `bounces+${letter?.envelopeId}@example.org`,
        messageId: letter?.messageId.slice(1, -1) ?? '',
      }
      const chosen = Object.fromEntries(ways.map(way => [way, ids[way]]))
      await read(bounceMail({ to: email, ...about, ...chosen }))
    },
  }
}
