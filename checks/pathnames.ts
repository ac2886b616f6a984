// Every page that is not for later has its file, and no two pages share an address.
import { existsSync } from 'node:fs'
import { languages } from '#contract/language.ts'
import { pageNames, pathname } from '#contract/pathnames.ts'
import { pages } from '../web/pages.ts'
import { finish } from './files.ts'

const files: Record<string, string | undefined> = pages
const problems: string[] = []
for (const name of pageNames) {
  const file = files[name]
  const isLater = pathname(name).isLater === true
  if (!file && !isLater) problems.push(`${name} has no page`)
  if (file && isLater) problems.push(`${name} is for later but has a page`)
  if (file && !existsSync(`web/${file}`)) problems.push(`${name}: web/${file} does not exist`)
}
for (const language of languages) {
  const seen = new Map<string, string>()
  for (const name of pageNames) {
    const path = pathname(name).path[language].replace(/:\w+\??/g, ':')
    const twin = seen.get(path)
    if (twin) problems.push(`${name} and ${twin} share /${language}/${path}`)
    seen.set(path, name)
  }
}
finish(problems, `${pageNames.length} pages`)
