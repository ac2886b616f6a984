import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const stampFile = 'build/stamp'
const sourceFolders = ['contract', 'messages', 'server', 'web', 'public']
const sourceFiles = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'start/build.ts',
  'start/calls-plugin.ts',
]
// The gallery has a build of its own.
const notBuilt = /\.(test\.tsx?|md)$|(^|\/)web\/gallery\//

/** Whether build/ is complete and was made from the current sources. */
export async function buildIsFresh() {
  if (!existsSync('build/server/main.js') || !existsSync(stampFile)) return false
  return (await readFile(stampFile, 'utf8')) === (await fingerprintSources())
}

/** Returns a sentence if the packages needed to build are missing, otherwise undefined. */
export function buildMissesTools() {
  if (existsSync('node_modules/@react-router/dev/bin.cjs')) return undefined
  return 'The packages that build the website are missing: run npm install --include=dev.'
}

/** A hash of every source's path and content, as hexadecimal. */
export async function fingerprintSources() {
  const folders = await Promise.all(sourceFolders.map(sourcesIn))
  const hash = createHash('sha256')
  for (const path of [...sourceFiles.filter(existsSync), ...folders.flat()]) {
    hash.update(`${path}\n`).update(await readFile(path))
  }
  return hash.digest('hex')
}

async function sourcesIn(folder) {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
    .filter(path => !notBuilt.test(path))
    .sort()
}
