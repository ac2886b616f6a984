import type { Sending } from '../../../contract/newsletter/sending.ts'
import type { Checked } from './checks.ts'
import { readersWho } from './people.ts'
import { bounceAddress, found, untilSo } from './relay-site.ts'
import { domains, type MailServers } from './servers.ts'

interface ReaderRow {
  email: string
  state: string
  reason: string | null
  bounce: string | null
  why: string | null
}

/** Waits until the site has read all bounced mails, and checks the resulting states of the readers. */
export async function checkBounces(
  dataFolder: string,
  servers: MailServers,
  { left, countBounces }: { left: readonly string[]; countBounces: () => Promise<Sending['bounced']> },
): Promise<Checked> {
  await untilSo('the mailbox is not read', async () => {
    const came = (await servers.mailboxes.filesOf(bounceAddress)).length
    const [reading] = await found<{ lastUid: number }>(
      dataFolder,
      'select last_uid as "lastUid" from mailbox_readings',
    )
    return Number(reading?.lastUid ?? 0) >= came
  })
  const rows = await found<ReaderRow>(
    dataFolder,
    `select email, state, disabled_reason as reason, bounce, bounce_reason as why from newsletter_subscribers readers
     left join newsletter_letters letters on letters.subscriber_id = readers.id
     where email like '%@${domains.readers}'`,
  )
  const rowOf = (email: string) => rows.find(row => row.email === email)
  const wrong = (email: string, wanted: Partial<ReaderRow>) => {
    const row = rowOf(email)
    const isRight =
      row && Object.entries(wanted).every(([name, value]) => row[name as keyof ReaderRow] === value)
    return isRight ? [] : [`${email} is ${JSON.stringify(row ?? 'gone')}`]
  }
  const unharmed = readersWho('healthy', 'away').filter(({ email }) => !left.includes(email))
  const problems = [
    ...readersWho('gone').flatMap(({ email }) =>
      wrong(email, { state: 'disabled', reason: 'unknownUser', bounce: 'hard' }),
    ),
    ...readersWho('full').flatMap(({ email }) => wrong(email, { state: 'active', bounce: 'soft' })),
    ...unharmed.flatMap(({ email }) => wrong(email, { state: 'active', bounce: null })),
    ...left.filter(email => rowOf(email)).map(email => `${email} still stands there after leaving`),
  ]
  const { hard, soft, complaint } = await countBounces()
  if (hard !== readersWho('gone').length || soft !== readersWho('full').length || complaint !== 0)
    problems.push(`staff are told of ${hard} hard, ${soft} soft and ${complaint} complaints`)
  const count = (test: (row: ReaderRow) => boolean) => rows.filter(test).length
  const files = await servers.mailboxes.filesOf(bounceAddress)
  return {
    summary:
      `bounces: ${files.length} mails came back and were read by IMAP: ` +
      `${count(({ bounce }) => bounce === 'hard')} hard, which disabled ${count(({ state }) => state === 'disabled')}, ` +
      `${count(({ bounce }) => bounce === 'soft')} soft (${rowOf(readersWho('full')[0]?.email ?? '')?.why}), ` +
      `automatic answers disabled ${count(({ email, state }) => email.startsWith('away') && state !== 'active')}; ` +
      `${left.length} left by mail and by one click`,
    problems,
  }
}
