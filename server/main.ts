// NODE_ENV is always production, for demos as well, and must be set before libraries are loaded: in
// development mode they render at a third of the speed.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const env = { ...process.env }
process.env.NODE_ENV = 'production'
const { begin } = await import('./begin.ts')
const begun = await begin(env)
// The database starts in a separate process while this one loads the rest.
const { run } = await import('./run.ts')
await run(begun, dirname(fileURLToPath(import.meta.url)))
