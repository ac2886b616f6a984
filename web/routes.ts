import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { languages } from '#contract/language.ts'
import { type PageName, pathnames } from '#contract/pathnames.ts'
import { contentModule, pageModules, screenModule } from '#web/page-files.ts'

/** One module serves the addresses of both languages; its routes have the ids `news.de` and `news.en`. */
function routesOf([name, module]: readonly [PageName, string]): RouteConfigEntry[] {
  return languages.map(language => {
    const path = [language, pathnames[name].path[language]].filter(word => word !== '').join('/')
    return route(path, module, { id: `${name}.${language}` })
  })
}

// The list of routes is part of every page, so that all backstage screens share one route per language.
const backstage = languages.map(language =>
  route(`${language}/backstage/*`, screenModule, { id: `backstage.${language}` }),
)
const others = [...pageModules].filter(([, module]) => module !== contentModule && module !== screenModule)

export default [
  layout('shell/backstage.layout.tsx', backstage),
  layout('shell/public.layout.tsx', [
    ...others.flatMap(routesOf),
    route('*', contentModule, { id: 'content' }),
  ]),
] satisfies RouteConfig
