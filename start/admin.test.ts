import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startCluster } from '#server/platform/database/cluster/cluster.ts'
import { silentLog } from '#server/platform/database/log.ts'
import { ask } from '#server/platform/database/test-ask.ts'
import { matchesPassword } from '#server/platform/sessions/passwords.ts'

const hanna = [
  '--username',
  'hanna',
  '--email',
  'hanna@example.org',
  '--first-name',
  'Hanna',
  '--last-name',
  'Muster',
]
let dataDir = ''

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'larmor-admin-'))
  await chmod(dataDir, 0o711)
})

afterAll(() => rm(dataDir, { recursive: true }))

test('a real site gets its first administrator by a link, and no password', async () => {
  const made = await admin('create', ...hanna)
  expect(made.code).toBe(0)
  expect(made.words).toMatch(
    /^hanna sets a password here.*\nhttps:\/\/mr\.example\.org\/de\/passwort-zuruecksetzen\/[\w-]{43}\n$/,
  )
  const again = await admin('reset', '--username', 'HANNA')
  expect([again.code, again.words === made.words]).toEqual([0, false])
  expect(await admin('create', ...hanna)).toMatchObject({
    code: 1,
    words: expect.stringMatching(/^This username is taken already/),
  })
  expect(await admin('reset', '--username', 'mira')).toMatchObject({
    code: 1,
    words: 'There is nobody with the username mira.\n',
  })
})

describe('beside a running site', () => {
  let site: Awaited<ReturnType<typeof startCluster>>
  beforeAll(async () => {
    site = await startCluster({ dataDir, dataDirSetByHand: true }, silentLog)
  })
  afterAll(() => site?.stop())

  test('commands work, and the site goes on', async () => {
    const reset = await admin('reset', '--username', 'hanna')
    expect(reset).toMatchObject({ code: 0, words: expect.stringMatching(/^hanna sets a password here/) })
    expect(await run('start/reindex.ts')).toMatchObject({
      code: 0,
      words: expect.stringMatching(/kind people, records 1\nEvery record can be found\.\n$/),
    })
    expect(await ask(site.connection, 'select username from users')).toEqual([{ username: 'hanna' }])
  })

  test('the retention command lists the rows that are due, and deletes nothing', async () => {
    await ask(
      site.connection,
      `insert into contact_messages (name, email, message, language, created_at)
        values ('Änne', 'x@example.org', 'Hallo', 'de', '2020-02-01T12:00:00Z'), ('Neu', 'y@example.org', 'Hallo', 'de', now())`,
    )
    await ask(
      site.connection,
      `insert into votings (face, face_id, rules, closes_at, key) values
        ('polls', 1, '{"way": "", "method": "", "isNamed": false, "mostVotes": 1}', '2020-02-01', '\\x00')`,
    )
    const { code, words } = await run('start/retention.ts')
    expect(code).toBe(0)
    expect(words).toContain(
      'Contact messages (name, e-mail address, text): 30 days after receipt\n' +
        '  contactMessages: 1 row would be deleted, the oldest since 2020-02-01T12:00:00.000Z\n',
    )
    expect(words).toContain('votings: 1 key would be destroyed, and with each all addresses of its vote\n')
    expect(words).toContain('incidents: 0 rows would be emptied: ip, groupKey\n')
    expect(await ask(site.connection, 'select count(*)::int as rows from contact_messages')).toEqual([
      { rows: 2 },
    ])
  })

  test('the doctor tells that the mail server refuses our login, and what mends it', async () => {
    await ask(
      site.connection,
      `insert into mails (purpose, language, recipient, subject, text, html, message_id, state, attempts, last_error)
        values ('a', 'de', 'x@example.org', 's', 't', 'h', '<1@x>', 'retry', 1, 'loginRefused: 535 wrong')`,
    )
    onTestFinished(async () => void (await ask(site.connection, 'delete from mails')))
    const { code, words } = await run('start/doctor.ts')
    expect(code).toBe(1)
    expect(words).toMatch(/^The mail server refuses our login\n.*535 wrong.*\n.*SMTP_URL.*npm run mail/)
  })

  test('the audit command verifies the chain, and reports an unknown head', { tags: 'nightly' }, async () => {
    expect(await run('start/audit.ts', 'verify')).toMatchObject({
      code: 0,
      words: expect.stringContaining('Nothing was changed.'),
    })
    const unknown = await run('start/audit.ts', 'verify', 'a'.repeat(64))
    expect(unknown).toMatchObject({ code: 1, words: expect.stringContaining('does not hold the head') })
    expect(await run('start/audit.ts')).toMatchObject({
      code: 1,
      words: expect.stringMatching(/^How to use it/),
    })
  })

  test('the second factor of an administrator can be removed', { tags: 'nightly' }, async () => {
    const off = () => admin('second-factor', '--username', 'hanna')
    expect(await off()).toEqual({ code: 1, words: 'hanna has no second factor.\n' })
    await ask(
      site.connection,
      `insert into second_factors (user_id, on_since, created_at)
        select id, now(), now() from users where username = 'hanna'`,
    )
    expect(await off()).toEqual({
      code: 0,
      words: 'hanna logs in by the password alone, and is told so by mail.\n',
    })
    expect(await ask(site.connection, 'select user_id from second_factors')).toEqual([])
    expect(
      await ask(site.connection, `select language from mails where purpose = 'secondFactorResetDone'`),
    ).toEqual([{ language: expect.stringMatching(/^(de|en)$/) }])
  })

  test('a locked administrator gets no reset, but an explanation', async () => {
    await ask(site.connection, 'update users set is_locked = true')
    onTestFinished(async () => void (await ask(site.connection, 'update users set is_locked = false')))
    expect(await admin('reset', '--username', 'hanna')).toEqual({
      code: 1,
      words:
        'hanna is locked or may not log in: an administrator changes that in the staff area. Where there is no other one, make one by: npm run admin -- create\n',
    })
  })

  test('the person command prints the data of a person, and deletes them on request', {
    tags: 'nightly',
  }, async () => {
    await ask(
      site.connection,
      `insert into contact_messages (name, email, message, language, created_at)
        values ('Änne', 'anne@example.org', 'Guten Tag', 'de', now())`,
    )
    const shown = await run('start/person.ts', 'Anne@example.org', '--locale', 'en')
    expect(shown).toMatchObject({
      code: 0,
      words: expect.stringMatching(/30 days after receipt[\s\S]*Guten Tag/),
    })
    const erased = await run('start/person.ts', 'anne@example.org', '--erase')
    expect(erased).toMatchObject({
      code: 0,
      words: expect.stringContaining('1 row of contactMessages deleted'),
    })
    expect(await run('start/person.ts', 'anne@example.org')).toMatchObject({
      words: expect.stringMatching(/^Nothing is kept/),
    })
    expect(await run('start/person.ts')).toMatchObject({
      code: 1,
      words: expect.stringMatching(/^How to use it/),
    })
  })

  test('the recount command reports an unknown poll, and explains its use', async () => {
    expect(await run('start/recount.ts', 'nix')).toEqual({ code: 1, words: 'There is no poll "nix".\n' })
    expect(await run('start/recount.ts')).toMatchObject({
      code: 1,
      words: expect.stringMatching(/^How to use it/),
    })
  })

  test('the logins of a demo can be had again, those of a real site cannot', async () => {
    expect(await admin('demo')).toMatchObject({
      code: 1,
      words: 'This database holds a real site; only the demo has logins to print.\n',
    })
    await ask(
      site.connection,
      `insert into installation (secret, is_demo) values (decode(repeat('00', 32), 'hex'), true)
        on conflict (id) do update set is_demo = true`,
    )
    await ask(site.connection, 'update users set is_demo = true')
    const { words } = await admin('demo')
    await ask(site.connection, 'update installation set is_demo = false')
    const [, password = ''] = /^Demo login {2}hanna {2}(\S{16})\n$/.exec(words) ?? []
    const [kept] = await ask(site.connection, 'select password_hash as hash from users')
    expect(await matchesPassword((kept as { hash: string }).hash, password)).toBe(true)
  })

  test('a site of another version is left alone', async () => {
    await ask(site.connection, "insert into migrations (name, run_on) values ('999-later', now())")
    const reset = await admin('reset', '--username', 'hanna')
    await ask(site.connection, "delete from migrations where name = '999-later'")
    expect(reset).toMatchObject({
      code: 1,
      words: expect.stringMatching(/^The running site is of another version/),
    })
  })
})

test('a command that does not exist is refused with an explanation', async () => {
  expect(await admin('rule')).toMatchObject({
    code: 1,
    words: expect.stringMatching(/^There is no command "rule"\.\nHow to use it:/),
  })
})

test.each([
  [[], /^How to use it:/],
  [['create', 'now'], /^How to use it:/],
  [['create', '--username', 'x'], /^--first-name is missing/],
  [['create', '--password', 'x'], /^Unknown option '--password'/],
  [['create', ...hanna, '--locale', 'fr'], /^--locale is de or en/],
])('the arguments %j are refused with an explanation', { tags: 'nightly' }, async (words, explanation) => {
  expect(await admin(...words)).toMatchObject({ code: 1, words: expect.stringMatching(explanation) })
})

const admin = (...words: string[]) => run('start/admin.ts', ...words)

function run(...words: string[]): Promise<{ code: number; words: string }> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    BASE_URL: 'https://mr.example.org',
    NODE_COMPILE_CACHE: join(tmpdir(), 'larmor-compiled'), // shared by the thirty commands, which load the same modules
  }
  return new Promise(resolve => {
    execFile(process.execPath, words, { env }, (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), words: out + err })
    })
  })
}
