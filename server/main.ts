// Whether a site is real or a demo is a setting of ours; the libraries it is built with are finished in both cases,
// and must hear so before they are loaded: their other form renders at a third of the speed.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const env = { ...process.env }
process.env.NODE_ENV = 'production'
const { begin } = await import('./begin.ts')
const begun = await begin(env)
// The database starts in a process of its own while this one loads the rest.
const { run } = await import('./run.ts')
await run(begun, dirname(fileURLToPath(import.meta.url)))
