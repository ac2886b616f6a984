import { sql } from 'kysely'
import { dayInBerlin } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { isCounted } from '#contract/site/counted-pages.ts'
import type { PageView } from '#contract/site/page-view.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { publicRecordAt } from '#server/platform/records/records.ts'

const mostRowsADay = 1000 // many times what a day of an institute brings
const timeout = 2000 // milliseconds for somebody else's counter

/**
 * Counts a page that somebody saw; elsewhere where the institute has a Matomo of its own. What has no page for visitors
 * is not counted, nor are ways into backstage and links of letters.
 */
export async function countView(context: Context, { slug, ...view }: PageView): Promise<undefined> {
  if (!isCounted(view.page)) return
  const record = slug === undefined ? undefined : await publicRecordAt(context, view.page, slug)
  if (record === null) return
  if (context.config.matomo) {
    tellMatomo(context, view)
    return
  }
  await countPage(context, view)
  if (record) await countRecord(context, view, record.id)
}

type Counted = Omit<PageView, 'slug'>

async function countPage({ db, clock }: Context, view: Counted): Promise<void> {
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
function tellMatomo({ config, log }: Context, { page, language, referrer }: Counted): void {
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
