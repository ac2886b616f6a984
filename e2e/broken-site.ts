import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Site, startOwnSite } from './site.ts'

interface Break {
  /** Code that stands exactly once in the built server. */
  code: string
  instead: string
}

/** The built site with one piece of its server broken on purpose: a test that does not notice it proves nothing. */
export async function startBrokenSite(
  { code, instead }: Break,
  env: Record<string, string> = {},
): Promise<Site> {
  const folder = await mkdtemp('build/broken-')
  await chmod(folder, 0o755) // root starts the site, but the account it switches to loads the other files
  await cp('build/server', folder, { recursive: true })
  await breakIn(join(folder, 'assets'), code, instead)
  const site = await startOwnSite(env, relative('.', join(folder, 'main.js')))
  return {
    ...site,
    async stop() {
      await site.stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function breakIn(folder: string, code: string, instead: string): Promise<void> {
  let places = 0
  for (const name of (await readdir(folder)).filter(name => name.endsWith('.js'))) {
    const pieces = (await readFile(join(folder, name), 'utf8')).split(code)
    places += pieces.length - 1
    if (pieces.length > 1) await writeFile(join(folder, name), pieces.join(instead))
  }
  if (places !== 1) throw new Error(`“${code}” stands ${places} times in the built server`)
}
