import { sql } from 'kysely'
import { dayInBerlin } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { isCounted } from '#contract/site/counted-pages.ts'
import type { PageView } from '#contract/site/page-view.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { publicRecordAt } from '#server/platform/records/records.ts'

const mostRowsADay = 1000 // far more than an institute has in a day
const timeout = 2000 // milliseconds for the request to Matomo

/**
 * Counts a page view, or passes it on to the institute's Matomo if one is configured. Records that are not
 * public, backstage pages and pages of links in letters are not counted.
 */
export async function countView(context: Context, { slug, ...view }: PageView): Promise<undefined> {
  if (!isCounted(view.page)) return
  const record = slug === undefined ? undefined : await publicRecordAt(context, view.page, slug)
  if (record === null) return
  if (context.config.matomo) {
    sendToMatomo(context, view)
    return
  }
  await countPage(context, view)
  if (record) await countRecord(context, view, record.id)
}

type Counted = Omit<PageView, 'slug'>

async function countPage({ db, clock }: Context, view: Counted): Promise<void> {
  const day = dayInBerlin(clock())
  const referrer = (await mayStoreReferrer(db, day, view.referrer)) ? view.referrer : ''
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

async function countRecord({ db, clock }: Context, view: Counted, recordId: number): Promise<void> {
  const { page, language } = view
  await db
    .insertInto('recordViews')
    .values({ day: dayInBerlin(clock()), page, recordId, language, views: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['day', 'page', 'recordId', 'language'])
        .doUpdateSet({ views: sql`record_views.views + 1` }),
    )
    .execute()
}

// The referrer comes from the client: a day stores at most a thousand rows, and further views only for known
// referrers.
async function mayStoreReferrer(db: Context['db'], day: string, referrer: string): Promise<boolean> {
  if (referrer === '') return true
  const { rows, known } = await db
    .selectFrom('pageViews')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .select(sql<boolean>`coalesce(bool_or(referrer = ${referrer}), false)`.as('known'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return known || rows < mostRowsADay
}

// Sent by the server, so that the browser contacts nobody else and Matomo gets no IP address. A lost view
// does no harm.
function sendToMatomo({ config, log }: Context, { page, language, referrer }: Counted): void {
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
