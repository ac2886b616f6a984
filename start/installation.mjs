import { existsSync } from 'node:fs'

/** One sentence when the packages are not there, else undefined. */
export function explainMissingInstall() {
  const present = ['fastify', 'kysely', 'pg', 'zod'].every(name =>
    existsSync(`node_modules/${name}/package.json`),
  )
  if (!present) return 'The packages are not installed yet: run npm install.'
}
