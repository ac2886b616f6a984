import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { linkToken } from './link-token.ts'
import { devMailPage, devMailsPage, devMailsPolicy, showsDevMails } from './mail.ts'
import { greeting, prepareOutbox } from './test-outbox.ts'

const hostile = '<script>alert(1)</script>"\'&'

test('the outbox lists letters with their state, and escapes their text', async () => {
  const { queue, parts } = await prepareOutbox()
  await queue({ letter: { ...greeting.letter, subject: hostile } })
  const page = await devMailsPage(parts)
  expect(page).toContain('Waiting')
  expect(page).toContain('href="/dev/mails/1"')
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toContain('<script')
})

test('a letter is shown with its working link, in a frame where nothing runs', async () => {
  const { queue, parts } = await prepareOutbox()
  const link = `https://www.example.org/de/passwort-zuruecksetzen/${linkToken}`
  const letter = {
    ...greeting.letter,
    text: `${hostile} ${link}`,
    html: `${hostile} <a href="${link}">x</a>`,
  }
  await queue({ letter, tokens: { link: 'abc-token' } })
  const page = await devMailPage(parts, 1)
  expect(page).toContain('href="https://www.example.org/de/passwort-zuruecksetzen/abc-token"')
  expect(page).toMatch(/<iframe title="[^"]+" sandbox="" srcDoc="[^"]*&lt;script&gt;/)
  expect(page).not.toContain('<script')
  expect(devMailsPolicy).not.toContain('script-src')
  for (const id of [2, 0, -1, 1.5, Number.NaN, 1e12]) expect(await devMailPage(parts, id)).toBeNull()
})

test('without a mail server the outbox says why letters wait', async () => {
  const { parts } = await prepareOutbox({ SMTP_URL: '' })
  expect(await devMailsPage(parts)).toContain('No mail server is set (SMTP_URL)')
})

test.each([
  [{}, true],
  [{ NODE_ENV: 'production', BASE_URL: 'http://localhost:3000' }, false],
  [{ NODE_ENV: 'production', DEMO: '1', BASE_URL: 'http://localhost:3000' }, true],
  [{ BASE_URL: 'https://www.example.org' }, false],
  [{ BASE_URL: 'https://www.example.org', DEMO: '1', HOST: '0.0.0.0' }, false],
])('with %j the outbox is open to everybody: %j', (env, isShown) => {
  expect(showsDevMails(readConfig(env))).toBe(isShown)
})
