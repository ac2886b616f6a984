import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { languages } from '#contract/language.ts'
import { type PageName, pathnames } from '#contract/pathnames.ts'
import { content, pages, screen } from '#web/page-files.ts'

/** One file answers at both languages' addresses: its routes are called `news.de` and `news.en`. */
function routesOf([name, module]: readonly [PageName, string]): RouteConfigEntry[] {
  return languages.map(language => {
    const path = [language, pathnames[name].path[language]].filter(word => word !== '').join('/')
    return route(path, module, { id: `${name}.${language}` })
  })
}

// Every page carries the list of routes: one stands for all screens of backstage.
const backstage = languages.map(language =>
  route(`${language}/backstage/*`, screen, { id: `backstage.${language}` }),
)
const others = [...pages].filter(([, module]) => module !== content && module !== screen)

export default [
  layout('shell/backstage.layout.tsx', backstage),
  layout('shell/public.layout.tsx', [...others.flatMap(routesOf), route('*', content, { id: 'content' })]),
] satisfies RouteConfig
