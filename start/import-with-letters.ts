import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

// Node removes types by itself, but does not know JSX.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
  },
})

function compiled(path: string): string {
  const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), { jsx: { runtime: 'automatic' } })
  if (errors[0]) throw errors[0]
  return code
}

/** Loads a module of the server that imports letters, which are JSX and cannot be loaded by plain Node. */
export async function importWithLetters<Module>(path: `/server/${string}`): Promise<Module> {
  return import(new URL(`..${path}`, import.meta.url).href)
}
