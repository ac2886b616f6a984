// Every page that is not for later has its file and the reverse, no two share an address, no promised one is lost.
import { existsSync, readFileSync } from 'node:fs'
import { type Language, languages } from '#contract/language.ts'
import { type PageName, pageNames, pathname } from '#contract/pathnames.ts'
import { pages } from '#web/page-files.ts'
import { finish, sources } from './files.ts'
import { promisedPaths } from './promised-paths.ts'

const files: Record<string, string | undefined> = pages
const problems: string[] = []
for (const name of pageNames) {
  const file = files[name]
  const isLater = pathname(name).isLater === true
  if (!file && !isLater) problems.push(`${name} has no page`)
  if (file && isLater) problems.push(`${name} is for later but has a page`)
  if (file && !existsSync(`web/${file}`)) problems.push(`${name}: web/${file} does not exist`)
  const takesForm = file && /^export const action\b/m.test(readFileSync(`web/${file}`, 'utf8'))
  if (takesForm && !pathname(name).hasForm) problems.push(`${name} takes a form but has no hasForm`)
}
for (const name of Object.keys(files))
  if (!pageNames.some(known => known === name)) problems.push(`${name} has a page but no pathname`)
for (const { path } of sources('.page.tsx', '.backstage.tsx'))
  if (!Object.values(files).includes(path.replace('web/', ''))) problems.push(`${path} is nobody's page`)
for (const language of languages) {
  const seen = new Map<string, string>()
  for (const name of pageNames) {
    const path = shapeOf(name, language)
    const twin = seen.get(path)
    if (twin) problems.push(`${name} and ${twin} share /${language}/${path}`)
    seen.set(path, name)
  }
}
for (const [en, de = en] of promisedPaths)
  if (!pageNames.some(name => shapeOf(name, 'en') === en && shapeOf(name, 'de') === de))
    problems.push(`no page answers /en/${en} and /de/${de}`)
finish(problems, `${pageNames.length} pages, ${promisedPaths.length} promised addresses`)

function shapeOf(name: PageName, language: Language): string {
  return pathname(name).path[language].replace(/:\w+\??/g, ':')
}
