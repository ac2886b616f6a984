import { mayDo, opens } from '#contract/permissions.ts'
import { waiting } from '#server/news/news.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { countStranded } from '#server/platform/mail/mail.ts'
import { openIncidents } from '#server/security/security.ts'

/** What needs the caller today. What their flags don't open is null. */
export async function home(context: Context) {
  const flags = context.caller?.flags ?? null
  const news = mayDo(opens.news, flags) ? await waiting(context) : null
  return {
    drafts: news?.drafts ?? null,
    translations: news?.translations ?? null,
    scheduled: news?.scheduled ?? null,
    failedMails: mayDo(opens.mail, flags) ? await countStranded(context.db) : null,
    openIncidents: mayDo(opens.safety, flags) ? await openIncidents(context) : null,
  }
}
