import { readdir } from 'node:fs/promises'
import { type TakenIn, takeInAhead } from '#server/files/files.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'

/** The dependencies for creating the demo, which process its pictures in advance. */
export interface Seeding extends Dependencies {
  takenIn(path: string): Promise<TakenIn>
}

const pictures = 'server/seed/pictures'

export async function beginSeeding(dependencies: Dependencies): Promise<Seeding> {
  const names = (await readdir(pictures)).filter(name => name.endsWith('.webp'))
  const takenIn = takeInAhead(
    dependencies.storage,
    names.map(name => `${pictures}/${name}`),
  )
  return { ...dependencies, takenIn }
}
