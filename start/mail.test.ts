import { execFile } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { startTestSmtp } from '#server/platform/mail/test-smtp.ts'
import { startTestImap } from '#server/platform/returned-mail/test-imap.ts'

test('the mail command sends a test letter with the settings', async () => {
  const smtp = await startSmtp('right')
  const { code, words } = await tryMail(smtp.url)
  expect([code, words]).toEqual([0, expect.stringContaining('has taken a letter to hanna@example.org')])
  expect(words).not.toContain('right') // the password
  expect(smtp.received).toMatchObject([{ from: 'post@mr.example.org', to: ['hanna@example.org'] }])
  expect(smtp.received[0]?.mail.subject).toContain('Test')
})

test('the mailbox that letters come back to is tried with them', async () => {
  const [smtp, imap] = [await startSmtp('right'), await startTestImap()]
  onTestFinished(() => imap.stop())
  imap.put(Buffer.from('Subject: one\r\n\r\n'))
  expect(await tryMail(smtp.url, 'hanna@example.org', imap.url)).toEqual({
    code: 0,
    words: expect.stringContaining('can be read: 1 mails'),
  })
  imap.manners = 'refusingLogin'
  const refused = await tryMail(smtp.url, 'hanna@example.org', imap.url)
  expect(refused).toEqual({ code: 1, words: expect.stringMatching(/refused our login.*IMAP_URL/s) })
  expect(refused.words).not.toContain('secret')
})

test.each([
  ['a wrong password', { kind: 'friendly' }, 'wrong', /refused our login.*SMTP_URL/s],
  ['a sender it does not know', { kind: 'refusing', at: 'sender', code: 553 }, 'right', /MAIL_FROM/],
  [
    'a recipient it does not know',
    { kind: 'refusing', at: 'recipient', code: 550 },
    'right',
    /check the address/,
  ],
] as const)('%s is reported with the setting to change', async (_, manners, password, sentence) => {
  const smtp = await startSmtp('right')
  smtp.manners = manners
  const { code, words } = await tryMail(smtp.url.replace('right', password))
  expect([code, words]).toEqual([1, expect.stringMatching(sentence)])
})

test('a missing mail server, an unreachable one and a missing address are reported', async () => {
  expect(await tryMail('')).toEqual({ code: 1, words: expect.stringContaining('SMTP_URL is not set') })
  const away = await startTestSmtp()
  await away.close()
  const { code, words } = await tryMail(away.url)
  expect([code, words]).toEqual([1, expect.stringMatching(/ECONNREFUSED.*host and port/s)])
  expect(words).not.toContain('automatically') // the command does not retry
  expect(await tryMail(away.url, 'nobody')).toEqual({
    code: 1,
    words: expect.stringContaining('How to use it'),
  })
})

async function startSmtp(password: string) {
  const smtp = await startTestSmtp(password)
  onTestFinished(smtp.close)
  return smtp
}

function tryMail(
  SMTP_URL: string,
  to = 'hanna@example.org',
  IMAP_URL = '',
): Promise<{ code: number; words: string }> {
  const env = {
    ...process.env,
    BASE_URL: 'https://mr.example.org',
    SMTP_URL,
    MAIL_FROM: 'post@mr.example.org',
    IMAP_URL,
  }
  return new Promise(resolve => {
    execFile(process.execPath, ['start/mail.ts', to], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, words: stdout + stderr }),
    )
  })
}
