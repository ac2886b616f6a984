// npm run seed -- --stage <name>: brings the demo into the named state for manual inspection.
import { parseArgs } from 'node:util'
import { importWithLetters } from './import-with-letters.ts'

type SetStage = typeof import('#server/seed/set-stage.ts')

try {
  const { values } = parseArgs({ options: { stage: { type: 'string' } }, strict: false })
  const { runStage } = await importWithLetters<SetStage>('/server/seed/set-stage.ts')
  await runStage(String(values.stage ?? ''))
  process.exit()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
