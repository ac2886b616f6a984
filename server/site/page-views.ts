import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { dayInBerlin } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { type PageView, shownDays } from '#contract/site/page-view.ts'
import type { Context } from '#server/platform/calls/calls.ts'

const mostRows = 15 // of a list beside the chart
const mostRowsADay = 1000 // many times what a day of an institute brings
const timeout = 2000 // milliseconds for somebody else's counter

/** Counts a page that somebody saw; elsewhere where the institute has a Matomo of its own. */
export async function countView(context: Context, view: PageView): Promise<undefined> {
  const { db, clock, config } = context
  if (config.matomo) {
    tellMatomo(context, view)
    return
  }
  const day = dayInBerlin(clock())
  const referrer = (await isKnown(db, day, view.referrer)) ? view.referrer : ''
  await db
    .insertInto('pageViews')
    .values({ ...view, referrer, day, views: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['day', 'page', 'language', 'referrer'])
        .doUpdateSet({ views: sql`page_views.views + 1` }),
    )
    .execute()
}

// Anybody can name any origin: a day has room for a thousand rows, and for those that are there already.
async function isKnown(db: Context['db'], day: string, referrer: string): Promise<boolean> {
  if (referrer === '') return true
  const { rows, known } = await db
    .selectFrom('pageViews')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .select(sql<boolean>`coalesce(bool_or(referrer = ${referrer}), false)`.as('known'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return known || rows < mostRowsADay
}

// From here to there: the visitor's browser asks nobody else, and Matomo learns no address. A view is no loss.
function tellMatomo({ config, log }: Context, { page, language, referrer }: PageView): void {
  const { url, siteId } = config.matomo ?? { url: '', siteId: '' }
  const query = new URLSearchParams({
    idsite: siteId,
    rec: '1',
    url: config.baseUrl + addressOf(page, language),
    action_name: page,
    lang: language,
    ...(referrer && { urlref: `https://${referrer}/` }),
  })
  const answer = fetch(`${url}/matomo.php`, {
    method: 'POST',
    body: query,
    signal: AbortSignal.timeout(timeout),
  })
  answer.catch(error => log.warn({ error: String(error) }, 'a page view could not be told to Matomo'))
}

/** What was seen in the last days. */
export async function viewsShown({ db, clock }: Context) {
  const since = dayInBerlin(new Date(clock().getTime() - (shownDays - 1) * day))
  const total = sql<number>`sum(views)::int`.as('views')
  const rows = () => db.selectFrom('pageViews').where('day', '>=', since)
  const days = await rows().select(['day', total]).groupBy('day').orderBy('day').execute()
  const pages = await rows()
    .select(['page', total])
    .groupBy('page')
    .orderBy('views', 'desc')
    .orderBy('page')
    .limit(mostRows)
    .execute()
  const referrers = await rows()
    .select(['referrer', total])
    .where('referrer', '<>', '')
    .groupBy('referrer')
    .orderBy('views', 'desc')
    .orderBy('referrer')
    .limit(mostRows)
    .execute()
  return { days: everyDay(days, since), pages, referrers }
}

// A day on which nobody came is a day, too.
function everyDay(counted: readonly { day: string; views: number }[], since: string) {
  return Array.from({ length: shownDays }, (_, place) => {
    const at = new Date(new Date(`${since}T12:00:00Z`).getTime() + place * day).toISOString().slice(0, 10)
    return { day: at, views: counted.find(one => one.day === at)?.views ?? 0 }
  })
}
