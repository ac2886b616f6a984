import { z } from 'zod'
import { words } from '../fields.ts'
import { pageSizes } from '../list.ts'

export const mostViews = 20 // more names than anybody looks through in a menu
const mostColumns = 50
const longestQuery = 2000 // characters of an address

/** Search, filters and order of a list under a name, as they stand in its address. */
export const listView = z.strictObject({
  name: words(60).min(1),
  query: z.string().max(longestQuery).refine(namesNobody, 'addressInView'),
})
export type ListView = z.infer<typeof listView>

/** An address that is looked for would be kept longer than what it was looked for in. */
function namesNobody(query: string): boolean {
  return ![...new URLSearchParams(query).values()].some(value => value.includes('@'))
}

/** How a person looks at a list. */
export const listSettings = z.strictObject({
  /** The names of the columns that are not shown: one that comes later is. */
  hidden: z.array(z.string().max(60)).max(mostColumns),
  limit: z.literal(pageSizes),
  views: z.array(listView).max(mostViews),
})
export type SettingsOfList = z.infer<typeof listSettings>

export const usualSettings: SettingsOfList = { hidden: [], limit: pageSizes[0], views: [] }

/** A list by the name of its call, such as `news.backstage.list`. */
export const listName = z.string().max(100)
