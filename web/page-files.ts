import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { type PageName, pageNames } from '#contract/pathnames.ts'
import { kebab, screenOf } from '#web/screen-of.ts'

/**
 * The route module for all pages without their own module; a single one for all content pages keeps the list
 * of routes short.
 */
export const contentModule = 'pages/content.page.tsx'

/** All screens of backstage have one route module, which loads the screen itself in browsers. */
export const screenModule = 'shell/screen.backstage.tsx'

/** Name of a page or screen → its file below `web`: `news-item` → `news/news-item.page.tsx`. */
export const pageFiles = filesCalled('.page.tsx')
export const screenFiles = filesCalled('.client.tsx')

/** Returns the route module of a page; null if the file of a backstage screen does not exist. */
export function moduleOf(name: PageName): string | null {
  const own = screenOf(name)
  if (own !== null) return screenFiles.has(own) ? screenModule : null
  return pageFiles.get(kebab(name)) ?? contentModule
}

/** All existing pages with their route modules. */
export const pageModules = new Map(
  pageNames.flatMap(name => {
    const module = moduleOf(name)
    return module === null ? [] : [[name, module] as const]
  }),
)

function filesCalled(ending: string): Map<string, string> {
  const paths = globSync(`*/*${ending}`, { cwd: import.meta.dirname }).sort()
  const found = new Map(paths.map(path => [basename(path, ending), path]))
  if (found.size < paths.length) throw new Error(`Two files are called the same: ${paths.join(', ')}`)
  return found
}
