import { z } from 'zod'
import { words } from '../fields.ts'
import { pageSizes } from '../list.ts'

export const mostViews = 20 // more names than a menu can show clearly
const mostColumns = 50
const longestQuery = 2000 // characters of an address

/** A named view: search, filters and order of a list, as in its address. */
export const listView = z.strictObject({
  name: words(60).min(1),
  query: z.string().max(longestQuery).refine(namesNobody, 'addressInView'),
})
export type ListView = z.infer<typeof listView>

/** An e-mail address in a saved filter would be kept longer than the data it was searched in. */
function namesNobody(query: string): boolean {
  return ![...new URLSearchParams(query).values()].some(value => value.includes('@'))
}

/** A user's settings for a list. */
export const listSettings = z.strictObject({
  /** Names of the hidden columns, so that columns added later are shown. */
  hidden: z.array(z.string().max(60)).max(mostColumns),
  limit: z.literal(pageSizes),
  views: z.array(listView).max(mostViews),
})
export type SettingsOfList = z.infer<typeof listSettings>

export const usualSettings: SettingsOfList = { hidden: [], limit: pageSizes[0], views: [] }

/** Name of the list's call, such as `news.backstage.list`. */
export const listName = z.string().max(100)
