import { type PageName, pageNames, pathname } from './pathnames.ts'

/** Screens without parameters in their path, the longest path first. */
const screens = pageNames
  .map(name => ({ name, path: pathname(name).path.de }))
  .filter(({ path }) => /^backstage(\/|$)/.test(path) && !path.includes(':'))
  .sort((a, b) => b.path.length - a.path.length)

/**
 * Returns the screen of backstage that an address belongs to, such as `backstageNews` for
 * `/de/backstage/info/news/7?q=x`: the name of the list, without the open record. Null for any other address.
 */
export function backstagePlace(address: string): PageName | null {
  const [, path = ''] =
    /^(?:https?:\/\/[^/]+)?\/(?:de|en)\/(backstage(?:\/[^?#]*)?)(?=[?#]|$)/.exec(address) ?? []
  const found = screens.find(screen => path === screen.path || path.startsWith(`${screen.path}/`))
  return found?.name ?? null
}
