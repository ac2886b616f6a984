// Checks that every backstage page has a screen and every page file a page, that no two pages share an
// address, and that every promised address exists.
import { existsSync, readFileSync } from 'node:fs'
import { type Language, languages } from '#contract/language.ts'
import { type PageName, pageNames, pathname } from '#contract/pathnames.ts'
import { recordKinds } from '#contract/record-kinds.ts'
import { screenTitles } from '#messages/screen-titles.ts'
import {
  contentModule,
  moduleOf,
  pageFiles,
  pageModules,
  screenFiles,
  screenModule,
} from '#web/page-files.ts'
import { kebab, screenOf } from '#web/screen-of.ts'
import { finish } from './files.ts'
import { promisedPaths } from './promised-paths.ts'

const frame = 'backstage-frame' // around every screen, but no screen itself
const problems: string[] = []
for (const name of pageNames) {
  const isForStaff = name.startsWith('backstage')
  const module = moduleOf(name)
  if (isForStaff && !module) problems.push(`${name} has no screen`)
  if (isForStaff && module === screenModule && !(name in screenTitles))
    problems.push(`${name} has no title in messages/screen-titles.ts`)
  const takesForm = module && /^export const action\b/m.test(readFileSync(`web/${module}`, 'utf8'))
  if (takesForm && !pathname(name).hasForm) problems.push(`${name} takes a form but has no hasForm`)
}
const known = pageNames.map(name => screenOf(name) ?? kebab(name))
for (const [name, path] of [...pageFiles, ...screenFiles])
  if (![...known, frame].includes(name) && path !== contentModule)
    problems.push(`web/${path} is nobody's page`)
for (const name of Object.keys(screenTitles))
  if (!pageModules.has(name as PageName)) problems.push(`messages/screen-titles.ts: there is no ${name}`)
for (const [kind, { public: shown }] of Object.entries(recordKinds))
  if (shown && !existsSync(`web/${kind}/${kind}.preview.tsx`))
    problems.push(`${kind} has no preview in web/${kind}/${kind}.preview.tsx`)
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
