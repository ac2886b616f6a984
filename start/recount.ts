// npm run recount -- <poll>: counts a poll again, by its id or slug, while the site runs or is stopped. Changes nothing.
import { readConfig } from '#server/config.ts'
import { openDatabaseBeside } from '#server/platform/database/database.ts'
import { importWithLetters } from './import-with-letters.ts'

type Polls = typeof import('#server/polls/polls.ts')

try {
  const [key, ...more] = process.argv.slice(2)
  if (!key || more.length > 0) throw new Error('How to use it: npm run recount -- <id or slug of a poll>')
  const { linesOf, recountByKey } = await importWithLetters<Polls>('/server/polls/polls.ts')
  const log = { info() {}, warn() {}, error: (_: object, sentence: string) => console.error(sentence) }
  const database = await openDatabaseBeside({ config: readConfig(process.env), log })
  try {
    const { db } = database
    const found = await db
      .transaction()
      .execute(trx => recountByKey({ db: trx, clock: () => new Date() }, key))
    if (!found) throw new Error(`There is no poll "${key}".`)
    for (const line of linesOf(found)) console.log(line)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
