import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Bounce, readBounce } from './read-bounce.ts'
import { bounceMail } from './test-bounces.ts'

const read = (...lines: string[]) => readBounce(Buffer.from(lines.join('\r\n')))
const readDiagnostic = async (diagnostic: string, status = '5.0.0') =>
  readBounce(bounceMail({ to: 'lise@example.org', status, diagnostic }))

const outside = '../shared/data/bounces'
type Label = { reason: string; soft: number }

test.runIf(existsSync(outside))(
  'real mails are classified as labelled in 97 of 100 cases, and none that is no bounce as a hard one',
  async () => {
    const labels = Object.entries(
      JSON.parse(readFileSync(join(outside, 'labels.json'), 'utf8')) as Record<string, Label[]>,
    )
    const differing: string[] = []
    let readable = 0
    for (const [name, [label]] of labels) {
      const { kind } = await readBounce(readFileSync(join(outside, 'mails', name)))
      if (name.startsWith('not--')) expect([name, kind]).not.toEqual([name, 'hard'])
      if (!label) continue
      readable += 1
      if (['auto-reply', 'other'].includes(kindOf(label))) expect([name, kind]).toEqual([name, kindOf(label)])
      if (kind !== kindOf(label)) differing.push(`${name}: ${kind}, not ${kindOf(label)}`)
    }
    expect(readable).toBeGreaterThan(300)
    expect(differing.length / readable, differing.join('\n')).toBeLessThanOrEqual(0.03)
  },
)

function kindOf({ reason, soft }: Label): Bounce['kind'] {
  const others: Record<string, Bounce['kind']> = {
    feedback: 'complaint',
    vacation: 'auto-reply',
    delivered: 'other',
  }
  return others[reason] ?? (soft === 0 ? 'hard' : 'soft')
}

test.each([
  ['550 5.1.1 <lise@example.org>: Recipient address rejected: User unknown', '5.1.1', 'unknownUser'],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found', '5.1.10', 'unknownUser'],
  ['550 5.1.2 Host unknown', '5.1.2', 'unknownHost'],
  ['551 5.1.6 recipient no longer on server', '5.1.6', 'moved'],
  ['556 5.1.10 Domain does not accept mail (nullMX)', '5.1.10', 'acceptsNoMail'],
])('„%s“ is a hard bounce', async (diagnostic, status, reason) => {
  expect(await readDiagnostic(diagnostic, status)).toMatchObject({
    kind: 'hard',
    ...{ status, reason, recipient: 'lise@example.org', isDelayed: false },
  })
})

test.each([
  ['552 5.2.2 <lise@example.org>: Quota exceeded (mailbox for user is full)', '5.2.2', 'full'],
  ['550 5.1.1 <lise@example.org>: mailbox full', '5.1.1', 'full'],
  ['550 5.2.1 Mailbox disabled, not accepting messages', '5.2.1', 'suspended'],
  ['550 5.7.1 Client host rejected: blocked using dnsbl.example.net', '5.7.1', 'blocked'],
  ['550 5.1.1 IP address blacklisted by recipient', '5.1.1', 'blocked'],
  ['553 5.1.8 Domain of sender address does not exist', '5.1.8', 'sender'],
  ['550 5.7.26 Unauthenticated email is not accepted due to the DMARC policy', '5.7.26', 'policy'],
  ['550 5.0.0 <lise@example.org>: Recipient address rejected: On hold', '5.0.0', 'other'],
  ['450 4.2.0 <lise@example.org>: Recipient address rejected: Greylisted', '4.2.0', 'other'],
  ['451 4.1.1 try again later', '4.1.1', 'other'],
  ['550 user unknown', '5.0.0', 'other'],
])('„%s“ is a soft bounce', async (diagnostic, status, reason) => {
  expect(await readDiagnostic(diagnostic, status)).toMatchObject({ kind: 'soft', reason })
})

test('words in an address or a link do not count as the reason', async () => {
  expect(
    await readDiagnostic('552 5.2.2 <user-unknown@example.org>: see https://example.org/user-unknown'),
  ).toMatchObject({
    reason: 'full',
  })
  expect(
    await readDiagnostic('550 5.6.0 <x@example.org> see https://example.org/no-such-user'),
  ).toMatchObject({
    kind: 'soft',
  })
})

test('a delayed letter is a soft bounce, a delivered one is none', async () => {
  const report = { to: 'lise@example.org', status: '4.4.1', diagnostic: 'connection timed out' }
  expect(await readBounce(bounceMail({ ...report, action: 'delayed' }))).toMatchObject({
    kind: 'soft',
    isDelayed: true,
  })
  expect(await readBounce(bounceMail({ ...report, action: 'relayed' }))).toMatchObject({ kind: 'other' })
  expect(await readBounce(bounceMail({ ...report, status: '2.0.0', action: 'expanded' }))).toMatchObject({
    kind: 'other',
  })
})

test('a bounce from a forwarded mailbox names the original recipient', async () => {
  const forwarded = bounceMail({
    to: 'lise@elsewhere.example',
    original: 'lise@example.org',
    status: '5.1.1',
    diagnostic: '550 5.1.1 User unknown',
  })
  expect(await readBounce(forwarded)).toMatchObject({ recipient: 'lise@example.org' })
})

test('a bounce tells its letter by the envelope, the letter that is returned, and the address it came to', async () => {
  const mail = bounceMail({
    to: 'lise@example.org',
    status: '5.1.1',
    diagnostic: '550 5.1.1 User unknown',
    envelopeId: 'n7.abc',
    messageId: 'one@www.example.org',
    returnTo: 'bounces+n7.abc@example.org',
  })
  expect((await readBounce(mail)).ids).toEqual({
    envelopeId: 'n7.abc',
    messageIds: ['one@www.example.org'],
    sentTo: ['bounces+n7.abc@example.org'],
    subject: 'Undelivered Mail Returned to Sender',
  })
})

test.each(['\n', '\r'])('a bounce with the line ends %j is read', async end => {
  const mail = bounceMail({ to: 'lise@example.org', status: '5.1.1', diagnostic: '550 5.1.1 User unknown' })
  const bytes = Buffer.from(mail.toString('latin1').replaceAll('\r\n', end), 'latin1')
  expect(await readBounce(bytes)).toMatchObject({ kind: 'hard', recipient: 'lise@example.org' })
})

test('a bounce without codes is read by its words, but not by those of the returned letter', async () => {
  const head = ['From: MAILER-DAEMON@mx.example.net', 'Subject: failure notice', '', '<lise@example.org>:']
  const below = [
    '--- Below this line is a copy of the message.',
    'Message-ID: <one@example.org>',
    '',
    'User unknown',
  ]
  expect(await read(...head, 'Remote host said: 550 5.1.1 User unknown', ...below)).toMatchObject({
    kind: 'hard',
    recipient: 'lise@example.org',
    ids: { messageIds: ['one@example.org'] },
  })
  expect(await read(...head, 'I tried for days.', ...below)).toMatchObject({ kind: 'soft' })
})

test('a complaint says what it is about', async () => {
  for (const about of ['abuse', 'auth-failure', 'not-spam'])
    expect(
      await read(
        'From: feedback@provider.example',
        'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
        '',
        '--b',
        'Content-Type: message/feedback-report',
        '',
        `Feedback-Type: ${about}`,
        'Original-Rcpt-To: <lise@example.org>',
        '',
        '--b',
        'Content-Type: message/rfc822',
        '',
        'Message-ID: <one@www.example.org>',
        'Subject: News',
        '',
        '--b--',
      ),
    ).toMatchObject({
      kind: 'complaint',
      feedback: about,
      recipient: 'lise@example.org',
      ids: { messageIds: ['one@www.example.org'] },
    })
})

test.each([
  ['Auto-Submitted: auto-replied', 'Subject: Re: News'],
  ['X-Autoreply: yes', 'Subject: Re: News'],
  ['Precedence: auto_reply', 'Subject: Re: News'],
  ['Return-Path: <>', 'Subject: Out of Office: News'],
  ['Return-Path: <>', 'Subject: Automatische Antwort: Neues aus dem Feld'],
  ['Return-Path: <>', 'Subject: Abwesenheitsnotiz'],
])('%s, %s is an automatic reply, whatever its words are', async (...headers) => {
  const words = 'This address no longer exists. User unknown. The mailbox was not found.'
  expect(await read('From: Lise <lise@example.org>', ...headers, '', words)).toMatchObject({
    kind: 'auto-reply',
  })
})

test.each([
  ['From: Lise <lise@example.org>\r\nSubject: Re: News', 'I was unable to open it. No such user, it said.'],
  ['Return-Path: <>\r\nFrom: Lise <lise@example.org>\r\nSubject: Re: News', 'This user is unknown here now.'],
  ['From: Lise <lise@example.org>\r\nSubject: unsubscribe', 'Please.'],
])('what a person writes is no bounce', async (head, words) => {
  expect(await read(head, '', words)).toMatchObject({ kind: 'other', reason: null })
})

test('hostile mails are never read as a hard bounce', async () => {
  const deep = Array.from({ length: 5000 }, (_, n) =>
    [`Content-Type: multipart/mixed; boundary=b${n}`, '', `--b${n}`].join('\r\n'),
  )
  const hostile = [
    Buffer.alloc(10 * 1024 * 1024, 'a'),
    Buffer.alloc(10 * 1024 * 1024, '<'),
    Buffer.from(`From: MAILER-DAEMON@x\r\n${'X: y\r\n'.repeat(200_000)}\r\nUser unknown`),
    Buffer.from(`From: x@y\r\n${deep.join('\r\n')}`),
    Buffer.from(`Content-Type: text/html\r\n\r\n${'<style '.repeat(50_000)}`),
    Buffer.from([0, 255, 0, 13, 10, 0]),
    Buffer.alloc(0),
  ]
  for (const bytes of hostile) expect((await readBounce(bytes)).kind).not.toBe('hard')
})

test('the words of a bounce are one short line without control characters', async () => {
  const { words } = await readDiagnostic(
    `550 5.1.1 no\0 such\u2028user\r\n Bcc: victim@example.org ${'x'.repeat(5000)}`,
    '5.1.1',
  )
  expect(words).toMatch(/^550 5\.1\.1 no such user Bcc: /)
  expect(words.length).toBeLessThanOrEqual(300)
})
