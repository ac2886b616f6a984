// npm run newsletter -- verify <issue> [<file>]: compares the ledger of an issue with the outbox, and with the addresses in
// a file, one a line, for which a mail server has taken letters. While the site runs or is stopped. Changes nothing.
import { readFile } from 'node:fs/promises'
import { readConfig } from '#server/config.ts'
import { openDatabaseBeside } from '#server/platform/database/database.ts'
import { importWithLetters } from './import-with-letters.ts'

type Newsletter = typeof import('#server/newsletter/newsletter.ts')

try {
  const [verb, issue, file, ...more] = process.argv.slice(2)
  if (verb !== 'verify' || !/^\d{1,9}$/.test(issue ?? '') || more.length > 0)
    throw new Error('How to use it: npm run newsletter -- verify <number of an issue> [<file of addresses>]')
  const delivered = file ? (await readFile(file, 'utf8')).split('\n').filter(line => line !== '') : null
  const { verifyIssue } = await importWithLetters<Newsletter>('/server/newsletter/newsletter.ts')
  const log = { info() {}, warn() {}, error: (_: object, sentence: string) => console.error(sentence) }
  const database = await openDatabaseBeside({ config: readConfig(process.env), log })
  try {
    const found = await verifyIssue(database.db, Number(issue), delivered)
    if (!found) throw new Error(`Issue ${issue} was not sent.`)
    const figures = Object.entries(found.figures).map(([state, count]) => `${count} ${state}`)
    console.log(`${found.frozen} letters were wanted: ${figures.join(', ')}`)
    for (const problem of found.problems) console.error(problem)
    console.log(`${found.problems.length} problems`)
    if (found.problems.length > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
