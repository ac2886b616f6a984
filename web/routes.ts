import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { languages } from '#contract/language.ts'
import { type PageName, pathnames } from '#contract/pathnames.ts'
import { content, pages } from '#web/page-files.ts'

/** One file answers at both languages' addresses: its routes are called `news.de` and `news.en`. */
function routesOf([name, module]: readonly [PageName, string]): RouteConfigEntry[] {
  return languages.map(language => {
    const path = [language, pathnames[name].path[language]].filter(word => word !== '').join('/')
    return route(path, module, { id: `${name}.${language}` })
  })
}

const all = [...pages].filter(([, module]) => module !== content)
const backstage = all.filter(([, module]) => module.endsWith('.backstage.tsx'))
const others = all.filter(page => !backstage.includes(page))

export default [
  layout('shell/backstage.layout.tsx', backstage.flatMap(routesOf)),
  layout('shell/public.layout.tsx', [...others.flatMap(routesOf), route('*', content, { id: 'content' })]),
] satisfies RouteConfig
