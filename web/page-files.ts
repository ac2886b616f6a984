import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { type PageName, pageNames } from '#contract/pathnames.ts'
import { kebab, screenOf } from '#web/screen-of.ts'

/** Answers wherever no other page does: one route for every page of content keeps the list of routes short. */
export const content = 'pages/content.page.tsx'

/** All screens of backstage have one route module, which loads the screen itself in browsers. */
export const screen = 'shell/screen.backstage.tsx'

/** Name of a page or screen → its file below `web`: `news-item` → `news/news-item.page.tsx`. */
export const pageFiles = filesCalled('.page.tsx')
export const screenFiles = filesCalled('.client.tsx')

/** The route module of a page, found by the name of the page. */
export function moduleOf(name: PageName): string | null {
  const own = screenOf(name)
  if (own !== null) return screenFiles.has(own) ? screen : null
  return pageFiles.get(kebab(name)) ?? content
}

/** Every page that is there, with its route module. */
export const pages = new Map(
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
