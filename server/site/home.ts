import { mayDo, opens } from '#contract/permissions.ts'
import { waiting as waitingNews } from '#server/news/news.ts'
import { waiting as waitingPages } from '#server/pages/pages.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { countStranded } from '#server/platform/mail/mail.ts'
import { openIncidents } from '#server/security/security.ts'

/** What needs the caller today. What their flags don't open is null. */
export async function home(context: Context) {
  const flags = context.caller?.flags ?? null
  const news = mayDo(opens.news, flags) ? [await waitingNews(context)] : []
  const pages = mayDo(opens.content, flags) ? [await waitingPages(context)] : []
  const records = [...news, ...pages]
  return {
    drafts: records[0] ? records.flatMap(({ drafts }) => drafts) : null,
    translations: records[0] ? records.flatMap(({ translations }) => translations) : null,
    scheduled: records[0] ? records.flatMap(({ scheduled }) => scheduled) : null,
    failedMails: mayDo(opens.mail, flags) ? await countStranded(context.db) : null,
    openIncidents: mayDo(opens.safety, flags) ? await openIncidents(context) : null,
  }
}
