import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { minute } from '#contract/durations.ts'
import { lockAccount, setStatus } from '#server/people/people.ts'
import { linkToken, unseal } from '#server/platform/mail/link-token.ts'
import { checkReset, issueResetToken, login, requestReset, resetPassword } from './account.ts'
import { goodPassword, openTestAccount, type TestAccount } from './test-account.ts'

const nextPassword = 'laterne pfeffer gletscher walzer'
const patient = { timeout: 120_000 }
let site: TestAccount

beforeAll(async () => {
  site = await openTestAccount()
})

afterAll(() => site.close())

describe('asking for a link', () => {
  test('sends a letter in the language of the person, its link on the configured address', async () => {
    const { email } = await site.person({ locale: 'en', title: 'Dr.', firstName: 'Mira' })
    await requestReset(site.asking(), email.toUpperCase())
    const [letter] = await lettersTo(email, 1)
    expect(letter).toMatchObject({
      purpose: 'passwordReset',
      language: 'en',
      recipientName: expect.stringMatching(/^Dr Mira/),
    })
    expect(letter?.text).toContain(`https://mr.example.org/en/reset-password/${linkToken}`)
    const { link = '' } = unseal(
      letter?.sealedTokens ?? Buffer.alloc(0),
      letter?.messageId ?? '',
      site.dependencies.secret,
    )
    expect(await checkReset(site.asking(), link)).toEqual({ valid: true })
  })

  test('is asked for by username, too', async () => {
    const { email, username } = await site.person()
    await requestReset(site.asking(), username.toUpperCase())
    await lettersTo(email, 1)
  })

  test('sends nothing to who is unknown, locked, or may not log in, and says the same', async () => {
    const applied = await site.person({ status: 'applied' })
    const locked = await site.person()
    await lockAccount(site.dependencies, locked.id)
    for (const email of ['nobody@example.org', applied.email, locked.email]) {
      expect(await requestReset(site.asking(), email)).toBeUndefined()
    }
    const last = await site.person()
    await requestReset(site.asking(), last.email)
    await lettersTo(last.email, 1)
    expect(await lettersTo(applied.email, 0)).toEqual([])
    expect(await lettersTo(locked.email, 0)).toEqual([])
    expect(
      await site.db.selectFrom('mails').where('recipient', '=', 'nobody@example.org').selectAll().execute(),
    ).toEqual([])
  })

  test('creates one job each for a known and an unknown address', async () => {
    const { email } = await site.person()
    const before = await countJobs()
    await requestReset(site.asking(), email)
    await requestReset(site.asking(), 'somebody@example.org')
    expect(await countJobs()).toBe(before + 2)
  })

  test('is refused after three requests an hour for an address, known or not', async () => {
    const { email } = await site.person()
    for (const address of [email, 'unknown@example.org']) {
      for (let n = 0; n < 3; n += 1) await requestReset(site.asking(), address)
      await expect(requestReset(site.asking(), address.toUpperCase())).rejects.toMatchObject({
        code: 'tooMany',
      })
    }
  })
})

describe('a link', () => {
  test('opens once, for thirty minutes', async () => {
    const { token } = await withLink()
    expect(await checkReset(site.asking(), token)).toEqual({ valid: true })
    expect(await checkReset(site.asking(), token)).toEqual({ valid: true })
    await resetPassword(site.asking(), token, nextPassword)
    await expect(checkReset(site.asking(), token)).rejects.toMatchObject({ code: 'linkExpired' })
    await expect(resetPassword(site.asking(), token, nextPassword)).rejects.toMatchObject({
      code: 'linkExpired',
    })
    const { token: late } = await withLink()
    site.wait(30 * minute)
    await expect(checkReset(site.asking(), late)).rejects.toMatchObject({ code: 'linkExpired' })
    await expect(resetPassword(site.asking(), late, nextPassword)).rejects.toMatchObject({
      code: 'linkExpired',
    })
  })

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(200), '../../x', `${'x'.repeat(42)}=`])(
    '%j is no valid link',
    async token => {
      await expect(checkReset(site.asking(), token)).rejects.toMatchObject({ code: 'linkInvalid' })
      await expect(resetPassword(site.asking(), token, nextPassword)).rejects.toMatchObject({
        code: 'linkInvalid',
      })
    },
  )

  test('expires when a newer one is issued', async () => {
    const { id, token } = await withLink()
    const newer = await issueResetToken(site.dependencies, id)
    await expect(checkReset(site.asking(), token)).rejects.toMatchObject({ code: 'linkExpired' })
    expect(await checkReset(site.asking(), newer)).toEqual({ valid: true })
  })

  test('of several issued at once one opens', async () => {
    const { id } = await site.person()
    const inside = () =>
      site.db.transaction().execute(db => issueResetToken({ ...site.dependencies, db }, id))
    const tokens = await Promise.all(Array.from({ length: 8 }, inside))
    const outcomes = await Promise.allSettled(tokens.map(token => checkReset(site.asking(), token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of fifty uses at once one succeeds', async () => {
    const { token, email } = await withLink()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => resetPassword(site.asking(), token, `${nextPassword} ${n}`)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await lettersTo(email, 1)).toHaveLength(1)
  })

  test('opens nothing for who may not log in any more', async () => {
    const { id, token } = await withLink()
    await setStatus(site.dependencies, id, 'alumni')
    await expect(resetPassword(site.asking(), token, nextPassword)).rejects.toMatchObject({
      code: 'linkExpired',
    })
  })

  test('is not stored as it is', async () => {
    const { token } = await withLink()
    const links = await site.db.selectFrom('links').selectAll().execute()
    expect(JSON.stringify(links.map(link => link.hash.toString('latin1')))).not.toContain(token)
    expect(links.some(link => link.hash.equals(Buffer.from(token, 'base64url')))).toBe(false)
  })
})

describe('a new password', () => {
  test('is the only one that lets in, and its owner is told', async () => {
    const { username, email, token } = await withLink()
    await resetPassword(site.asking(), token, nextPassword)
    await expect(login(site.asking(), { username, password: goodPassword })).rejects.toMatchObject({
      code: 'wrongLogin',
    })
    expect((await login(site.asking(), { username, password: nextPassword })).user.username).toBe(username)
    const [letter] = await lettersTo(email, 1)
    expect(letter).toMatchObject({ purpose: 'passwordChanged', subject: 'Ihr Passwort wurde geändert' })
    expect(letter?.text).toContain('https://mr.example.org/de/passwort-vergessen')
  })

  test('opens an account that strangers have shut', async () => {
    const { username, id, token } = await withLink()
    await site.db.updateTable('users').set({ failedLogins: 100 }).where('id', '=', id).execute()
    await expect(login(site.asking(), { username, password: goodPassword })).rejects.toMatchObject({
      code: 'wrongLogin',
    })
    await resetPassword(site.asking(), token, nextPassword)
    await login(site.asking(), { username, password: nextPassword })
  })

  test('that is easy to guess is refused, and the link stays open', async () => {
    const { username, token } = await withLink()
    for (const password of ['passwortpasswort', `${username} und mehr`, 'correct horse battery staple']) {
      await expect(resetPassword(site.asking(), token, password)).rejects.toMatchObject({
        code: 'weakPassword',
        details: { fields: { password: 'weakPassword' } },
      })
    }
    await resetPassword(site.asking(), token, nextPassword)
  })
})

async function withLink() {
  const person = await site.person()
  return { ...person, token: await issueResetToken(site.dependencies, person.id) }
}

async function lettersTo(email: string, wanted: number) {
  const find = () => site.db.selectFrom('mails').where('recipient', '=', email).selectAll().execute()
  await vi.waitFor(async () => expect((await find()).length).toBeGreaterThanOrEqual(wanted), patient)
  return find()
}

async function countJobs(): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from pgboss.job where name = 'sendResetLink'`.execute(site.db)
  return rows[0]?.count ?? 0
}
