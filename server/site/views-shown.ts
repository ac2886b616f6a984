import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { dayInBerlin } from '#contract/language.ts'
import { type PageName, pageNames } from '#contract/pathnames.ts'
import { isCounted } from '#contract/site/counted-pages.ts'
import { type PageViews, shownDays } from '#contract/site/page-view.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { placesOf, recordsStandOn } from '#server/platform/records/records.ts'

const mostRows = 15 // in each list beside the chart
const mostRecords = 60 // more than shown, because some may no longer be public

/** Returns the page views of the last days. */
export async function viewsShown(context: Context): Promise<PageViews> {
  const { db, clock } = context
  const since = dayInBerlin(new Date(clock().getTime() - (shownDays - 1) * day))
  const rows = () => db.selectFrom('pageViews').where('day', '>=', since)
  const days = await rows().select(['day', total]).groupBy('day').orderBy('day').execute()
  const referrers = await rows()
    .select(['referrer', total])
    .where('referrer', '<>', '')
    .groupBy('referrer')
    .orderBy('views', 'desc')
    .orderBy('referrer')
    .limit(mostRows)
    .execute()
  return { days: everyDay(days, since), pages: await pagesRead(context, since), referrers }
}

const total = sql<number>`sum(views)::int`.as('views')

type Page = PageViews['pages'][number]

/** Pages and records by number of views; the views of a page exclude those counted for its records. */
async function pagesRead(context: Context, since: string): Promise<Page[]> {
  const { db } = context
  const pages = await db
    .selectFrom('pageViews')
    .where('day', '>=', since)
    .select(['page', total])
    .groupBy('page')
    .execute()
  const byRecord = await db
    .selectFrom('recordViews')
    .where('day', '>=', since)
    .select(['page', total])
    .groupBy('page')
    .execute()
  const rest = pages.flatMap(({ page, views }): Page[] => {
    const counted = byRecord.find(one => one.page === page)?.views ?? 0
    const isShown = isPage(page) && isCounted(page) && views > counted
    return isShown ? [{ page, record: null, views: views - counted }] : []
  })
  const all = [...rest, ...(await recordsRead(context, since))]
  return all.sort((a, b) => b.views - a.views || (a.page < b.page ? -1 : 1)).slice(0, mostRows)
}

async function recordsRead(context: Context, since: string): Promise<Page[]> {
  const { db, kinds, language } = context
  const rows = await db
    .selectFrom('recordViews')
    .where('day', '>=', since)
    .select(['page', 'recordId', total])
    .groupBy(['page', 'recordId'])
    .orderBy('views', 'desc')
    .orderBy('recordId')
    .limit(mostRecords)
    .execute()
  const records = rows.flatMap(({ page, recordId: id, views }) => {
    const kind = isPage(page) ? kinds.find(one => recordsStandOn(one, page))?.name : undefined
    return kind ? [{ kind, id, page, views }] : []
  })
  const places = await placesOf(context, records, language)
  return records.flatMap(({ kind, id, page, views }) => {
    const place = places.get(`${kind}:${id}`)
    return place ? [{ page, record: { title: place.title, address: place.href }, views }] : []
  })
}

function isPage(name: string): name is PageName {
  return (pageNames as string[]).includes(name)
}

// Includes days without views.
function everyDay(counted: readonly { day: string; views: number }[], since: string) {
  return Array.from({ length: shownDays }, (_, place) => {
    const at = new Date(new Date(`${since}T12:00:00Z`).getTime() + place * day).toISOString().slice(0, 10)
    return { day: at, views: counted.find(one => one.day === at)?.views ?? 0 }
  })
}
