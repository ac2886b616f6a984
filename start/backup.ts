// npm run backup -- <folder> [--keep <number>]: a copy of database and files, while the site runs or is stopped.
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { type Backup, backUp } from '#server/platform/backup/backup.ts'

const usage = `How to use it:
  npm run backup -- <folder>              a backup in a new folder inside this one, named by its moment
  npm run backup -- <folder> --keep 14    and the oldest ones go, so that fourteen stay`

try {
  const log = { info() {}, warn() {}, error: (_: object, sentence: string) => console.error(sentence) }
  console.log(
    sentenceOf(await backUp({ config: readConfig(process.env), log, now: new Date(), ...readArguments() })),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readArguments(): { into: string; keep?: number } {
  const { positionals, values } = parse()
  const [into, ...more] = positionals
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (!into || more.length > 0) throw new Error(usage)
  if (keep === undefined) return { into }
  if (!Number.isInteger(keep) || keep < 1) throw new Error(`--keep is a number from 1.\n${usage}`)
  return { into, keep }
}

function parse() {
  try {
    return parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

function sentenceOf({ folder, database, files, addressKey, removed }: Backup): string {
  const megabytes = Math.ceil(database.bytes / 1_000_000)
  return [
    `The backup lies in ${folder}`,
    `${megabytes} MB of database, ${files.files} files, ${files.linked} of them shared with the backup before.`,
    ...(addressKey
      ? [
          `Not in it, so that nobody who finds it reads the addresses of volunteers: ${addressKey}. Keep a copy of this file elsewhere, once: it stays the same.`,
        ]
      : []),
    ...(removed.length > 0 ? [`Removed: ${removed.join(', ')}`] : []),
    'To restore it: stop the site, move its data folder away, copy this folder there (cp -a), start the site.',
  ].join('\n')
}
