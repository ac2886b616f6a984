// npm run admin -- create | reset | second-factor | demo: creates the first administrator, prints a link to
// set a password, removes a second factor, or renews the demo's passwords.
import { parseArgs } from 'node:util'
import { isFailure } from '#contract/errors.ts'
import { isLanguage } from '#contract/language.ts'
import { forms } from '#messages/forms.ts'
import type { turnOff } from '#server/account/account.ts'
import { issueResetToken, resetAddress } from '#server/account/reset-link.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createUser, findObstacle, idOf, userOf } from '#server/people/people.ts'
import { type Database, type Kysely, openDatabaseBeside } from '#server/platform/database/database.ts'
import { findSecret } from '#server/platform/secret/secret.ts'
import { endSessionsOf } from '#server/platform/sessions/sessions.ts'
import { renewDemoLogins } from '#server/seed/demo-logins.ts'
import { importWithLetters } from './import-with-letters.ts'

const usage = `How to use it:
  npm run admin -- create --username <name> --email <address> --first-name <name> --last-name <name> [--locale de|en]
  npm run admin -- reset --username <name>
  npm run admin -- second-factor --username <name>
  npm run admin -- demo`

const options = {
  username: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  locale: { type: 'string' },
} as const

type Account = { turnOff: typeof turnOff }
type Options = { [Name in keyof typeof options]?: string | undefined }
type Given = { db: Kysely<Database>; clock: () => Date; config: Config; secret: Buffer }
type Command = (given: Given, values: Options) => Promise<void>

const commands: Record<string, Command> = {
  create: async (given, values) => giveLink(given, await createAdmin(given, values)),
  reset: async (given, values) => giveLink(given, await findUser(given, values)),
  'second-factor': removeFactor,
  demo: printDemoLogins,
}

try {
  const { command, values } = readArguments()
  const config = readConfig(process.env)
  const database = await openDatabaseBeside({ config, log: { info() {}, warn() {}, error: printError } })
  try {
    const secret = (await findSecret({ ...database, given: config.secret })) ?? Buffer.alloc(0)
    const given = { clock: () => new Date(), config, secret }
    await database.db.transaction().execute(db => command({ ...given, db }, values))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}

function readArguments() {
  const { positionals, values } = parse()
  const [name = '', ...more] = positionals
  const command = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (!command || more.length > 0)
    throw new Error(name && !command ? `There is no command "${name}".\n${usage}` : usage)
  return { command, values }
}

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

async function giveLink(given: Given, id: number): Promise<void> {
  const { username, locale } = await userOf(given, id)
  const address = resetAddress(given.config.baseUrl, locale, await issueResetToken(given, id))
  console.log(`${username} sets a password here, once, within 30 minutes:\n${address}`)
}

/**
 * Removes a second factor at once, for the last administrator who has lost it: whoever may run this may do
 * everything.
 */
async function removeFactor(given: Given, values: Options): Promise<void> {
  const id = await findUser(given, values)
  const account = await importWithLetters<Account>('/server/account/account.ts')
  const isGone = await account.turnOff(
    { ...given, caller: null, requestId: 'npm run admin' },
    id,
    'secondFactorResetDone',
  )
  const { username } = await userOf(given, id)
  if (!isGone) throw new Error(`${username} has no second factor.`)
  await endSessionsOf(given, id, 'factorReset')
  console.log(`${username} logs in by the password alone, and is told so by mail.`)
}

/** Gives the demo's accounts new passwords, because the one printed at the first start is not stored. */
async function printDemoLogins(given: Given): Promise<void> {
  for (const { username, password } of await renewDemoLogins(given))
    console.log(`Demo login  ${username}  ${password}`)
}

/** An administrator without a password. */
async function createAdmin(given: Given, values: Options): Promise<number> {
  const { locale = 'de' } = values
  if (!isLanguage(locale)) throw new Error('--locale is de or en.')
  const firstName = required(values, 'first-name')
  const lastName = required(values, 'last-name')
  const names = {
    username: required(values, 'username'),
    email: required(values, 'email'),
    firstName,
    lastName,
  }
  return createUser(given, { ...names, locale, role: 'admin', status: 'active' })
}

async function findUser(given: Given, values: Options): Promise<number> {
  const username = required(values, 'username')
  const id = await idOf(given, username).catch(error => {
    throw isFailure(error, 'notFound') ? new Error(`There is nobody with the username ${username}.`) : error
  })
  if (await findObstacle(given.db, id)) {
    throw new Error(
      `${username} is locked or may not log in: an administrator changes that in the staff area. Where there is no other one, make one by: npm run admin -- create`,
    )
  }
  return id
}

function required(values: Options, name: keyof Options): string {
  const value = values[name]?.trim()
  if (!value) throw new Error(`--${name} is missing.\n${usage}`)
  return value
}

function sentenceOf(error: unknown): string {
  if (isFailure(error))
    return Object.entries(error.details.fields ?? {})
      .map(([field, key]) => sentence(field, key))
      .join('\n')
  return error instanceof Error ? error.message : String(error)
}

function sentence(field: string, key: string): string {
  if (key === 'nameTaken')
    return `This ${field} is taken already. Somebody who is there gets a link by: npm run admin -- reset`
  const known = Object.entries(forms).find(([name]) => name === key)?.[1]
  return `${field}: ${known?.en ?? 'This value is not possible here.'}`
}

function printError(_: object, message: string): void {
  console.error(message)
}
