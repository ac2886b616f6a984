// npm run copy: prints whether this database is a copy of another site's; with --release it counts as the
// site itself from then on.
import { parseArgs } from 'node:util'
import { copyBecause } from '#messages/privacy-backstage.ts'
import { readConfig } from '#server/config.ts'
import { countHeld, openCopies, releaseCopy } from '#server/platform/copies/copies.ts'
import { openDatabaseBeside } from '#server/platform/database/database.ts'

const usage = `How to use it:
  npm run copy                     whether this is a copy; changes nothing
  npm run copy -- --release        it is the site itself from now on; letters that wait are discarded
  npm run copy -- --release --send the same, and letters that wait are sent`

try {
  const { release = false, send = false } = readArguments()
  const log = { info() {}, warn() {}, error: (_: object, sentence: string) => console.error(sentence) }
  const config = readConfig(process.env)
  const { db, dataFolder, close } = await openDatabaseBeside({ config, log })
  try {
    const copies = await openCopies({ db, dataFolder, config, log })
    const reason = copies.reason()
    if (reason === null) console.log('This is no copy.')
    else if (!release) console.log(copyBecause(reason, await countHeld(db)).en)
    else {
      const discarded = await releaseCopy(copies, db, send ? 'send' : 'discard')
      console.log(`Released. ${discarded} letters were discarded.`)
    }
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readArguments() {
  try {
    return parseArgs({ options: { release: { type: 'boolean' }, send: { type: 'boolean' } } }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}
