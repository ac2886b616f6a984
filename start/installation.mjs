import { existsSync, readFileSync } from 'node:fs'

/**
 * Returns a sentence if packages are missing or belong to another version of the project, otherwise
 * undefined.
 */
export function explainMissingInstall() {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = readJson('package.json')
  const missing = ['fastify', 'kysely', 'pg', 'zod', ...Object.keys(dependencies)].some(
    name => !isThere(name),
  )
  if (missing && !existsSync('node_modules')) return 'The packages are not installed yet: run npm install.'
  if (missing) return 'Some packages are not installed yet: run npm install.'
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  for (const [name, version] of wanted.filter(([name]) => isThere(name))) {
    const { version: present } = readJson(manifestOf(name))
    if (present !== version)
      return `The packages are those of another version (${name} is ${present}, needed is ${version}): run npm install.`
  }
}

function isThere(name) {
  return existsSync(manifestOf(name))
}

function manifestOf(name) {
  return `node_modules/${name}/package.json`
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
