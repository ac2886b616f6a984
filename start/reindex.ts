// npm run reindex: rebuilds the whole search index from the records, whether the site is running or stopped.
import { readConfig } from '#server/config.ts'
import { openDatabaseBeside } from '#server/platform/database/database.ts'
import { forgetSearchProgress, refillSearch } from '#server/platform/records/records.ts'
import { importWithLetters } from './import-with-letters.ts'

type Indexes = typeof import('#server/search-indexes.ts')

try {
  const config = readConfig(process.env)
  const { searchIndexes } = await importWithLetters<Indexes>('/server/search-indexes.ts')
  const log = { info: printLine, warn: printLine, error: printLine }
  const database = await openDatabaseBeside({ config, log })
  try {
    await forgetSearchProgress(database.db)
    await refillSearch({ db: database.db, clock: () => new Date(), log }, searchIndexes)
    console.log('Every record can be found.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function printLine(facts: object, sentence: string): void {
  const known = Object.entries(facts).filter(([name]) => name !== 'at')
  console.log([sentence, ...known.map(([name, value]) => `${name} ${value}`)].join(', '))
}
