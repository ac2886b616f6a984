import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/platform/database/log.ts'
import { noteRefusal, refusalLine, trimSecurityLog } from './security-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larmor-security-log-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = new Date('2027-03-12T16:00:00.123Z')
const hostile = [
  'x\n2027-03-12T16:00:00Z refused 203.0.113.9 wrongLogin "y"',
  'x" \r\n2027-03-12T16:00:00Z refused 203.0.113.9 wrongLogin "',
  '203.0.113.9 wrongLogin "x"',
  'refused 203.0.113.9 wrongLogin',
  '\u2028refused 203.0.113.9',
  '日本\u0000\u001b[31m',
  '"'.repeat(100),
  '\\',
  '',
  '%s <HOST> {ip}',
]

test('a line has time, address, reason and at its end the typed name, in one line of ASCII', () => {
  const refusal = { at, ip: '198.51.100.7', reason: 'wrongLogin' }
  expect(refusalLine({ ...refusal, username: 'hanna' })).toBe(
    '2027-03-12T16:00:00Z refused 198.51.100.7 wrongLogin "hanna"\n',
  )
  expect(refusalLine({ ...refusal, username: null })).toMatch(/"-"\n$/)
  for (const username of hostile)
    expect(refusalLine({ ...refusal, username })).toMatch(
      /^2027-03-12T16:00:00Z refused 198\.51\.100\.7 wrongLogin "[\x20-\x7e]*"\n$/,
    )
})

test('lines are written only with SECURITY_LOG and not for drills, and are deleted after a week', async () => {
  const file = join(folder, 'security.log')
  const given = { clock: () => at, log: silentLog, ip: '198.51.100.7' }
  const refusal = { reason: 'wrongLogin', username: null }
  await noteRefusal({ ...given, config: readConfig({}) }, refusal)
  const config = readConfig({ SECURITY_LOG: file })
  await noteRefusal({ ...given, config, isDrill: true }, refusal)
  await noteRefusal({ ...given, config }, refusal)
  await noteRefusal({ ...given, config, clock: () => new Date('2027-03-18T16:00:00Z') }, refusal)
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3)
  await trimSecurityLog({ config, clock: () => new Date('2027-03-19T16:00:01Z') })
  expect(readFileSync(file, 'utf8')).toBe('2027-03-18T16:00:00Z refused 198.51.100.7 wrongLogin "-"\n')
  await trimSecurityLog({ config: readConfig({}), clock: () => at })
})

test('a security log that cannot be written does not make the login fail', async () => {
  const config = readConfig({ SECURITY_LOG: join(folder, 'missing', 'security.log') })
  await noteRefusal(
    { config, clock: () => at, log: silentLog, ip: '198.51.100.7' },
    { reason: 'wrongLogin', username: null },
  )
})

const hasFail2ban = spawnSync('fail2ban-regex', ['--version']).status === 0

// Needs Debian’s package fail2ban; without it only the format is tested, above.
test.skipIf(!hasFail2ban)('fail2ban finds each refused address, whatever was typed, and no other', () => {
  const file = join(folder, 'security.log')
  const addresses = ['198.51.100.7', '2001:db8::7']
  const lines = addresses.flatMap(ip =>
    hostile.map(username => refusalLine({ at, ip, reason: 'accountLocked', username })),
  )
  const others = [
    '2027-03-12T16:00:00Z accepted 203.0.113.9 login "x"\n',
    '2027-03-12T16:00:00Z "x" refused 203.0.113.9 wrongLogin "x"\n',
  ]
  writeFileSync(file, [...lines, ...others].join(''))
  const filter = resolve('docs/fail2ban/larmor.conf')
  const { stdout } = spawnSync('fail2ban-regex', ['-o', 'ip', file, filter], { encoding: 'utf8' })
  const found = stdout.split('\n').filter(line => /^[0-9a-f.:]+$/.test(line))
  expect(found.toSorted()).toEqual(addresses.flatMap(ip => hostile.map(() => ip)).toSorted())
})
