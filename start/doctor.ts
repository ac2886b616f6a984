// npm run doctor: prints the mistakes that the site finds in its settings, and how to fix them. Changes
// nothing, and runs beside the running site.
import { mistakeWords } from '#messages/security-figures.ts'
import { readConfig } from '#server/config.ts'
import { openDatabaseBeside } from '#server/platform/database/database.ts'
import { findAddressKey } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { importWithLetters } from './import-with-letters.ts'

type Security = typeof import('#server/security/security.ts')

const oneProcess = `Addresses of volunteers are encrypted in the database and in dumps. The process with these settings can open them:
it sends letters and reads the key. docs/operations.md says how another one answers visitors without it (LETTERS=off).`

try {
  process.exitCode = (await printMistakes()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Prints the mistakes and returns whether there are none. */
async function printMistakes(): Promise<boolean> {
  const config = readConfig(process.env)
  for (const note of config.notes) console.log(note)
  const { findMistakes } = await importWithLetters<Security>('/server/security/security.ts')
  const log = { info() {}, warn() {}, error: (_: object, sentence: string) => console.error(sentence) }
  const { db, dataFolder, close } = await openDatabaseBeside({ config, log })
  try {
    const addressKey = (await findAddressKey({ db, dataFolder, config })) ?? undefined
    const found = await findMistakes({
      db,
      config,
      clock: () => new Date(),
      ...(addressKey && { addressKey }),
    })
    for (const { name, about } of found) {
      const { title, what, next } = mistakeWords[name]
      console.log(`${title.en}\n  ${what(about).en}\n  ${next.en}`)
    }
    if (addressKey?.canOpen) console.log(oneProcess)
    if (found.length === 0) console.log('The site notices no mistake in its settings.')
    return found.length === 0
  } finally {
    await close()
  }
}
