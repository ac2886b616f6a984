// Limits the compressed bytes of a first visit of each public page, by the numbers of docs/architecture.md.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { finish } from './files.ts'

const folder = 'build/client'
const most = { js: 136_550, css: 20_000 } // bytes
// Most visits begin on the home page, and every other page also loads what it loads, including the list of
// all pages and public calls.
const mostOfHome = 127_900

interface Part {
  module: string
  imports?: string[]
  css?: string[]
}
interface Route extends Part {
  id: string
  parentId?: string
}

const file = readdirSync(`${folder}/assets`).find(name => /^manifest-\w+\.js$/.test(name)) ?? ''
const text = readFileSync(`${folder}/assets/${file}`, 'utf8')
const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
  entry: Part
  routes: Record<string, Route>
}

const problems: string[] = []
const heaviest = { js: 0, css: 0 }
for (const route of Object.values(routes).filter(({ parentId }) => parentId === 'shell/public.layout')) {
  const weight = weightOf(route)
  for (const kind of ['js', 'css'] as const) {
    heaviest[kind] = Math.max(heaviest[kind], weight[kind])
    const allowed = kind === 'js' && route.id.startsWith('home.') ? mostOfHome : most[kind]
    if (weight[kind] > allowed)
      problems.push(`${route.id}: ${weight[kind]} bytes of ${kind}, ${allowed} allowed`)
  }
}
// A page rendered on the server must name a font or picture as its styles and scripts do, so that it is
// loaded only once.
const addressOf = new Map<string, string>()
for (const name of readdirSync(`${folder}/assets`).filter(name => /\.(woff2|webp|svg|png)$/.test(name))) {
  const content = readFileSync(`${folder}/assets/${name}`, 'base64')
  const other = addressOf.get(content)
  if (other) problems.push(`${name} and ${other} are one file under two names`)
  addressOf.set(content, name)
}
finish(
  problems,
  `a first visit is at most ${kilo(heaviest.js)} of JavaScript and ${kilo(heaviest.css)} of CSS`,
)

function weightOf(route: Route): { js: number; css: number } {
  const parts = [entry, ...chainOf(route)]
  const scripts = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))
  const sheets = new Set(parts.flatMap(({ css = [] }) => css.map(name => name.replace(/#.*$/, ''))))
  return { js: sizeOf([`/assets/${file}`, ...scripts]), css: sizeOf([...sheets]) }
}

function chainOf(route: Route): Route[] {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return parent ? [...chainOf(parent), route] : [route]
}

// The build stores a compressed version beside each file if it is smaller.
function sizeOf(addresses: string[]): number {
  return addresses.reduce((sum, address) => {
    const { size } =
      statSync(`${folder}${address}.br`, { throwIfNoEntry: false }) ?? statSync(folder + address)
    return sum + size
  }, 0)
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
