import { mayDo, opens } from '#contract/permissions.ts'
import { newsCounts, recentNews } from '#server/news/news.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { countStranded } from '#server/platform/mail/mail.ts'
import { openIncidents } from '#server/security/security.ts'

/** What needs me today, as far as I may see it. */
export async function home(context: Context) {
  const flags = context.caller?.flags ?? null
  const seesNews = mayDo(opens.news, flags)
  const counts = seesNews ? await newsCounts(context) : null
  return {
    drafts: counts?.drafts ?? null,
    missingTranslations: counts?.missingTranslations ?? null,
    outdatedTranslations: counts?.outdatedTranslations ?? null,
    failedMails: mayDo(opens.mail, flags) ? await countStranded(context.db) : null,
    openIncidents: mayDo(opens.safety, flags) ? await openIncidents(context) : null,
    recent: seesNews ? await recentNews(context) : [],
  }
}
