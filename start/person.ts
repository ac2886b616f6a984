// npm run person -- <address>: what is kept about a person, why and for how long; with --erase it is deleted.
import { parseArgs } from 'node:util'
import { isLanguage, type Language } from '#contract/language.ts'
import { retention } from '#contract/retention.ts'
import { readConfig } from '#server/config.ts'
import { openDatabaseBeside } from '#server/platform/database/database.ts'
import { openErasures } from '#server/platform/erasures/ledger.ts'
import { hasUnsealedAddresses } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { findSecret } from '#server/platform/secret/secret.ts'
import { importWithLetters } from './import-with-letters.ts'

type Persons = typeof import('#server/personal-data.ts')
type CollectedData = Awaited<ReturnType<Persons['collectPersonalData']>>[number]

const usage = `How to use it:
  npm run person -- <address>            what is kept about the person with this e-mail address; changes nothing
  npm run person -- <address> --erase    deletes it, and tells what was deleted
  --locale de|en                         the language of purposes and periods`

const notFound = `Not looked for: texts that staff have written (search for the name in backstage), the audit log of staff, backups.
Votes that wait for their confirmation are encrypted, and go within 24 hours.`

try {
  const { who, locale, isErasing } = readArguments()
  const { collectPersonalData, erasePerson } = await importWithLetters<Persons>('/server/personal-data.ts')
  const log = { info() {}, warn() {}, error: (_: object, sentence: string) => console.error(sentence) }
  const config = readConfig(process.env)
  const { db, dataFolder, close } = await openDatabaseBeside({ config, log })
  try {
    const secret = (await findSecret({ db, dataFolder, given: config.secret })) ?? Buffer.alloc(0)
    if (await hasUnsealedAddresses(db))
      throw new Error(
        'Addresses of an earlier version are not sealed yet, and would not be found: start the site once first.',
      )
    const clock = () => new Date()
    const asked = { db, clock, secret, erasures: openErasures({ dataFolder, secret, clock }) }
    const collected = isErasing ? await erasePerson(asked, who) : await collectPersonalData(asked, who)
    console.log(collected.length > 0 ? `About ${who}:` : `Nothing is kept about ${who}.`)
    for (const one of collected) print(one, locale, isErasing)
    console.log(`\n${notFound}`)
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readArguments(): { who: string; locale: Language; isErasing: boolean } {
  const { positionals, values } = parse()
  const [who = '', ...more] = positionals
  const { locale = 'de', erase: isErasing = false } = values
  if (who.trim() === '' || more.length > 0) throw new Error(usage)
  if (!isLanguage(locale)) throw new Error(`--locale is de or en.\n${usage}`)
  return { who, locale, isErasing }
}

function parse() {
  try {
    const options = { erase: { type: 'boolean' }, locale: { type: 'string' } } as const
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

function print(
  { data: { kind, table, erase }, rows, consents }: CollectedData,
  locale: Language,
  isErasing: boolean,
) {
  if (kind) {
    const { what, purpose, period } = retention[kind]
    console.log(`\n${what[locale]}\n  ${purpose[locale]}\n  ${period[locale]}`)
  } else console.log(`\n${table}`)
  const count = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'} of ${table}`
  if (isErasing && typeof erase === 'function') return console.log(`  ${count} deleted`)
  if (typeof erase !== 'function') console.log(`  ${erase[locale]}`)
  console.log(`  ${count}:`)
  for (const row of rows) console.log(`    ${JSON.stringify(row)}`)
  for (const consent of consents) console.log(`    consent ${JSON.stringify(consent)}`)
}
