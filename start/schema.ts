// npm run schema: writes the row types from a database that is made, migrated and thrown away.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/database/log.ts'
import { describeRows } from '#server/platform/database/row-types.ts'

const file = 'server/platform/database/schema.gen.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'larmor-schema-'))
await chmod(dataDir, 0o711)
try {
  const config = { databaseUrl: undefined, dataDir, dataDirSetByHand: true }
  const database = await openDatabase({ config, log: silentLog })
  await writeFile(file, await describeRows(database.db))
  await database.close()
  console.log(`${file} is written.`)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
