import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { languages } from '#contract/language.ts'
import { pathnames } from '#contract/pathnames.ts'
import { content, pages } from '#web/page-files.ts'

type BuiltPage = keyof typeof pages

const names = Object.keys(pages) as BuiltPage[]

/** One file answers at both languages' addresses: its routes are called `news.de` and `news.en`. */
function routesOf(name: BuiltPage): RouteConfigEntry[] {
  return languages.map(language => {
    const path = [language, pathnames[name].path[language]].filter(word => word !== '').join('/')
    return route(path, pages[name], { id: `${name}.${language}` })
  })
}

const backstage = names.filter(name => pages[name].endsWith('.backstage.tsx'))
const others = names.filter(name => !backstage.includes(name) && pages[name] !== content)

export default [
  layout('shell/backstage.layout.tsx', backstage.flatMap(routesOf)),
  layout('shell/public.layout.tsx', [...others.flatMap(routesOf), route('*', content, { id: 'content' })]),
] satisfies RouteConfig
