import { posix } from 'node:path'

export interface Import {
  /** `#server/…` and `./…` resolved to paths from the root; packages by name. */
  wanted: string
  isPackage: boolean
  /** Whether the import disappears at run time: `import type`, or only types in the braces. */
  isType: boolean
}

const named = /^(?:import|export)\s+(type\s+)?([\w$*{},\s]+?)\s+from\s+'([^']+)'/gm
const unnamed =
  /^import\s+'([^']+)'|\b(?:import|import\.meta\.glob(?:<[\w\s<>,[\]]*>)?)\(\s*\[?\s*'([^']+)'/gm

/**
 * Returns the imports of a file, parsed from its text: named, side-effect and dynamic ones, and file
 * patterns.
 */
export function importsOf(path: string, text: string): Import[] {
  const withNames = [...text.matchAll(named)].map(([, type, names = '', wanted = '']) =>
    resolved(path, wanted, type !== undefined || areTypes(names)),
  )
  const withoutNames = [...text.matchAll(unnamed)].map(([, effect, later]) =>
    resolved(path, effect ?? later ?? '', false),
  )
  return [...withNames, ...withoutNames]
}

function resolved(from: string, wanted: string, isType: boolean): Import {
  const bare = wanted.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return { wanted: bare.slice(1), isPackage: false, isType }
  if (!bare.startsWith('.')) return { wanted: bare, isPackage: true, isType }
  return { wanted: posix.join(posix.dirname(from), bare), isPackage: false, isType }
}

export function isIn({ wanted, isPackage }: Import, ...folders: string[]): boolean {
  return !isPackage && folders.some(folder => wanted.startsWith(`${folder}/`))
}

function areTypes(names: string): boolean {
  const inBraces = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
  const each = inBraces?.split(',').map(name => name.trim())
  return each?.filter(name => name !== '').every(name => name.startsWith('type ')) ?? false
}

/** Returns every cycle of files that import each other's values, each once. */
export function ringsIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const rings: string[][] = []
  const done = new Set<string>()
  const way: string[] = []
  for (const path of imports.keys()) follow(path)
  return rings

  function follow(path: string): void {
    const began = way.indexOf(path)
    if (began >= 0) rings.push([...way.slice(began), path])
    if (began >= 0 || done.has(path)) return
    way.push(path)
    for (const next of imports.get(path) ?? []) follow(next)
    way.pop()
    done.add(path)
  }
}
