import { expect, onTestFinished, test } from 'vitest'
import { minute } from '#contract/durations.ts'
import { readConfig } from '#server/config.ts'
import { createTestDatabase } from '#server/platform/database/test-database.ts'
import { recordLog } from '#server/platform/database/test-log.ts'
import { imapSettings } from './imap-settings.ts'
import { readMailbox } from './read-mailbox.ts'
import { mailboxStanding } from './standing.ts'
import { startTestImap } from './test-imap.ts'

test('each mail is read once, and nothing in the mailbox changes', async () => {
  const { imap, read, subjects } = await prepare()
  imap.put(mail('one'))
  imap.put(mail('two'))
  await read()
  await read()
  imap.put(mail('three'))
  await Promise.all([read(), read()])
  expect(subjects).toEqual(['one', 'two', 'three'])
  const verbs = new Set(imap.commands.map(command => command.split(' ')[0]))
  expect(
    [...verbs].filter(verb => ['SELECT', 'STORE', 'EXPUNGE', 'COPY', 'MOVE'].includes(verb ?? '')),
  ).toEqual([])
  expect(imap.commands.filter(command => command.startsWith('UID FETCH')).join()).toMatch(
    /^[^,]*BODY\.PEEK\[\]<0\./,
  )
})

test('a mailbox with a new UIDVALIDITY is read again', async () => {
  const { imap, read, subjects } = await prepare()
  imap.put(mail('one'))
  await read()
  imap.uidValidity = 2
  await read()
  expect(subjects).toEqual(['one', 'one'])
})

test('after a crash the next run reads the mail in hand and those behind it', async () => {
  const { imap, readWith, read, subjects, standing } = await prepare()
  for (const subject of ['one', 'two', 'three']) imap.put(mail(subject))
  await expect(
    readWith(async subject => {
      if (subject === 'two') throw new Error('killed')
      subjects.push(subject)
    }),
  ).rejects.toThrow('killed')
  expect(await standing()).toMatchObject({ trouble: null })
  await read()
  expect(subjects).toEqual(['one', 'two', 'three'])
})

test.each(['refusingLogin', 'withoutFolder', 'hangingUpAtFetch', 'away'] as const)(
  'a mailbox that is %s is reported, left alone for a while, and read when it is back',
  async manners => {
    const { imap, read, subjects, standing, time, log } = await prepare()
    const isAway = manners === 'away'
    imap.put(mail('one'))
    if (isAway) await imap.stop()
    else imap.manners = manners
    await read()
    const trouble =
      { refusingLogin: 'loginRefused', withoutFolder: 'noFolder' }[manners as string] ?? 'unreachable'
    expect(await standing()).toEqual({ readAt: null, failedSince: time.now.toISOString(), trouble })
    const before = imap.commands.length
    await read()
    expect(imap.commands).toHaveLength(before)
    time.now = new Date(time.now.getTime() + minute)
    await read()
    expect(log.messages.filter(line => line === 'the mailbox cannot be read')).toHaveLength(1)
    if (isAway) await imap.begin()
    imap.manners = 'friendly'
    time.now = new Date(time.now.getTime() + 2 * minute)
    await read()
    expect(subjects).toEqual(['one'])
    expect(await standing()).toEqual({ readAt: time.now.toISOString(), failedSince: null, trouble: null })
  },
)

test('the settings of a mailbox are read from its address', () => {
  const { options, folder, mailbox } = imapSettings('imaps://b%40x.org:p%2Fw@imap.example.org/Bounces%2FSite')
  expect({ options, folder, mailbox }).toMatchObject({
    options: { host: 'imap.example.org', port: 993, secure: true, auth: { user: 'b@x.org', pass: 'p/w' } },
    folder: 'Bounces/Site',
    mailbox: 'b@x.org@imap.example.org/Bounces/Site',
  })
  expect(imapSettings('imap://b:p@imap.example.org').options).toMatchObject({ port: 143, doSTARTTLS: true })
  expect(imapSettings('imap://b:p@imap.example.org?tls=optional').options.doSTARTTLS).toBeUndefined()
  expect(imapSettings('imap://b:p@127.0.0.1:1143').options).toMatchObject({ doSTARTTLS: false, port: 1143 })
})

function mail(subject: string): Buffer {
  return Buffer.from(`Subject: ${subject}\r\n\r\nGuten Tag\r\n`)
}

async function prepare() {
  const [{ db, drop }, imap] = await Promise.all([createTestDatabase(), startTestImap()])
  onTestFinished(async () => {
    await imap.stop()
    await drop()
  })
  const time = { now: new Date('2027-03-12T12:00:00Z') }
  const log = recordLog()
  const config = readConfig({ BASE_URL: 'https://www.example.org', IMAP_URL: imap.url })
  const given = { db, clock: () => time.now, log, config }
  const subjects: string[] = []
  const readWith = (take: (subject: string) => Promise<void>) =>
    readMailbox(given, (_, { bytes }) =>
      take(/Subject: (\S+)/.exec(Buffer.from(bytes).toString())?.[1] ?? ''),
    )
  return {
    imap,
    time,
    log,
    subjects,
    readWith,
    read: () => readWith(async subject => void subjects.push(subject)),
    standing: () => mailboxStanding(given),
  }
}
