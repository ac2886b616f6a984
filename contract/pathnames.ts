import type { Language } from './language.ts'
import { pathnames } from './page-paths.ts'
import type { Pathname } from './pathname.ts'

export type { Pathname }
export { pathnames }

export type PageName = keyof typeof pathnames

export const pageNames = Object.keys(pathnames) as PageName[]

export function pathname(name: PageName): Pathname {
  return pathnames[name]
}

/** Returns the address of a page: `addressOf('newsItem', 'de', { slug: 'neue-spule' })`. */
export function addressOf(
  name: PageName,
  language: Language,
  parameters: Record<string, string> = {},
): string {
  const words = (pathnames[name].path[language] as string).split('/').map(word => {
    if (word === '*') return parameters['*']
    return word.startsWith(':') ? encodeURIComponent(parameters[word.replace(/\W/g, '')] ?? '') : word
  })
  return ['', language, ...words.filter(Boolean)].join('/')
}
