// Checks that all messages have text in both languages, with real umlauts. Loads the modules, so that no
// notation is missed.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { finish, isTest, sources } from './files.ts'

// Stems that exist in no German word: they replace an umlaut or ß.
const substitutes =
  /fuer|fueg|koenn|muess|ueber|waehl|zurueck|moegl|gueltig|geloesch|loesch(en|t)|aender|pruef|oeffn|hoechst|naechst|spaet|bestaetig|schluess|schliess|strasse/i
const problems: string[] = []
let sentences = 0

for (const { path } of sources('.ts').filter(({ path }) => path.startsWith('messages/') && !isTest(path))) {
  const module: Record<string, unknown> = await import(pathToFileURL(resolve(path)).href)
  for (const [name, value] of Object.entries(module)) visit(`${path} ${name}`, value)
}
finish(problems, `${sentences} sentences in both languages`)

function visit(place: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const entries = Object.entries(value)
  if ('de' in value || 'en' in value) compare(place, Object.fromEntries(entries))
  for (const [name, inner] of entries) visit(`${place}.${name}`, inner)
}

function compare(place: string, { de, en }: Record<string, unknown>): void {
  sentences += 1
  if (isEmpty(de)) problems.push(`${place} says nothing in German`)
  if (isEmpty(en)) problems.push(`${place} says nothing in English`)
  const german = typeof de === 'string' || typeof de === 'function' ? String(de) : ''
  const found = substitutes.exec(german)
  if (found) problems.push(`${place} writes "${found[0]}" for an umlaut or ß: ${german}`)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
