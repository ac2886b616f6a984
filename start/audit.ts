// npm run audit -- verify [<fingerprint>]: checks whether entries of the audit log were changed, removed or
// cut off. Changes nothing, and runs beside the running site.
import { readConfig } from '#server/config.ts'
import { openDatabaseBeside } from '#server/platform/database/database.ts'
import { importWithLetters } from './import-with-letters.ts'

type Security = typeof import('#server/security/security.ts')

const usage = `How to use it:
  npm run audit -- verify                  looks at the whole chain
  npm run audit -- verify <fingerprint>    and whether it holds this one, of a daily mail or a backup's manifest.json`

try {
  process.exitCode = (await printVerification(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function printVerification([what, earlier, ...more]: string[]): Promise<boolean> {
  if (what !== 'verify' || more.length > 0) throw new Error(usage)
  if (earlier && !/^[0-9a-f]{64}$/.test(earlier)) throw new Error(`A fingerprint has 64 digits.\n${usage}`)
  const { verifyAudit } = await importWithLetters<Security>('/server/security/security.ts')
  const log = { info() {}, warn() {}, error: (_: object, sentence: string) => console.error(sentence) }
  const { db, close } = await openDatabaseBeside({ config: readConfig(process.env), log })
  try {
    const found = await verifyAudit({ db, clock: () => new Date() }, earlier)
    const { seals, entries, waiting, emptied, forgotten, head, isKnownHead, problems } = found
    console.log(`${entries} entries in ${seals} seals, ${waiting} not sealed yet.`)
    console.log(`${forgotten} went with their period, ${emptied} were emptied when somebody was erased.`)
    console.log(`The fingerprint is ${head ?? 'not made yet'}.`)
    if (isKnownHead) console.log('The chain holds the fingerprint that was asked for: nothing was cut off.')
    for (const problem of problems) console.log(problem)
    if (problems.length === 0) console.log('Nothing was changed.')
    return problems.length === 0
  } finally {
    await close()
  }
}
