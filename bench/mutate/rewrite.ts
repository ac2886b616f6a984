// Rewrites the sources that the tests load: they contain every mutant, each inactive until it is activated.
// The files on disk stay unchanged.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { mutatedFiles } from './mutants.ts'
import { pointsIn } from './points.ts'

/** Replacements for declared rules, at the places that all calls, forms and moves pass. */
const byDeclaration: Record<string, [old: string, mutated: string][]> = {
  'contract/addresses.ts': [
    ['meta: meta as CallMeta', "meta: (globalThis.mutatedMeta?.(names.join('.'), meta) ?? meta) as CallMeta"],
  ],
  'contract/states.ts': [
    ['  return { names, moves }', '  globalThis.noteMoves?.(moves)\n  return { names, moves }'],
  ],
  'server/platform/http/api.ts': [
    [
      "  if (call.meta.may === 'public') {",
      "  globalThis.isMutant?.(`may ${call.name}`)\n  if (call.meta.may === 'public') {",
    ],
    [
      '  if (call.meta.takesFile) await limitFiles',
      '  globalThis.isMutant?.(`limit ${call.name}`)\n  if (call.meta.takesFile) await limitFiles',
    ],
  ],
  'server/platform/calls/perform.ts': [
    ['  if (mayDo(', '  globalThis.isMutant?.(`may ${call.name}`)\n  if (mayDo('],
    [
      '  if (meta.limitBy?.ip)',
      '  globalThis.isMutant?.(`limit ${arguments[0].name}`)\n  if (meta.limitBy?.ip)',
    ],
  ],
  'server/platform/forms/receive.ts': [
    ['if (fields.website)', 'if (fields.website && !globalThis.isMutant?.(`trap ${form.call}`))'],
    [
      'if (form.isEverySentCounted)',
      'if (form.isEverySentCounted || globalThis.isMutant?.(`repeat ${form.call}`))',
    ],
  ],
}

export function rewriteSources(): Plugin {
  const files = new Set(mutatedFiles())
  // Checked before anything runs: a test whose source is missing would judge nothing, and all others would
  // run instead.
  for (const path of Object.keys(byDeclaration)) declared(path, readFileSync(path, 'utf8'))
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(source, id) {
      const path = relative(process.cwd(), id.split('?')[0] ?? id)
      if (!files.has(path)) return
      return { code: declared(path, withPoints(path, source)), map: null }
    },
  }
}

/** Returns a source with every mutant in it. */
export function withPoints(path: string, source: string): string {
  return pointsIn(path)
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, code }) => text.slice(0, from) + code + text.slice(to), source)
}

function declared(path: string, source: string): string {
  return (byDeclaration[path] ?? []).reduce((text, [old, mutated]) => {
    if (!text.includes(old))
      throw new Error(`${path} has no "${old}" any more: bench/mutate/rewrite.ts needs it.`)
    return text.replace(old, () => mutated)
  }, source)
}
