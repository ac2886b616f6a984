import { fail } from '#contract/errors.ts'
import type { PageFields } from '#contract/pages/page.ts'
import { type Category, categories } from '#contract/pages/places.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type Change, change, find, list } from '#server/platform/records/records.ts'
import { pagesKind } from './kind.ts'
import { idAt } from './queries.ts'

const mostPages = 1000 // more pages than any usable tree has

/** Returns all pages outside the trash, grouped by category. */
export async function tree(context: Context) {
  const { count, rows } = await list(pagesKind, context, { page: 1, limit: mostPages, sort: 'createdAt' })
  const order = (category: Category) => categories.indexOf(category)
  return { count, rows: rows.sort((a, b) => order(a.category) - order(b.category)) }
}

/** Returns the page at a path such as `about/institute`. Throws `notFound`. */
export async function findAt(context: Context, path: string) {
  return find(pagesKind, context, await idOf(context, path))
}

export async function changeAt(
  context: Context,
  { path, ...given }: Omit<Change<PageFields>, 'id'> & { path: string },
) {
  return change(pagesKind, context, { ...given, id: await idOf(context, path) } as Change<PageFields>)
}

async function idOf({ db }: Context, path: string): Promise<number> {
  const [category, ...words] = path.split('/')
  const known = categories.find(one => one === category)
  const id = known && (await idAt(db, { category: known, page: words.join('/') }))
  if (!id) throw fail('notFound')
  return id
}
