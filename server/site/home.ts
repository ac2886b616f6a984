import { mayDo } from '#contract/permissions.ts'
import type { WaitingCount, WaitingRecords } from '#contract/site/waiting.ts'
import type { Context } from '#server/platform/calls/calls.ts'

/** What needs the caller today, of the areas that their flags open. */
export async function home(context: Context) {
  const flags = context.caller?.flags ?? null
  const answer = { ...nothingWaits(), counts: [] as { name: WaitingCount; count: number }[] }
  for (const waiting of context.waiting.filter(({ may }) => mayDo(may, flags))) {
    if ('count' in waiting) answer.counts.push({ name: waiting.name, count: await waiting.count(context) })
    else add(answer, await waiting.records(context))
  }
  return { ...answer, counts: answer.counts.filter(({ count }) => count > 0) }
}

function nothingWaits(): WaitingRecords {
  return { drafts: [], translations: [], scheduled: [] }
}

function add(to: WaitingRecords, { drafts, translations, scheduled }: WaitingRecords): void {
  to.drafts.push(...drafts)
  to.translations.push(...translations)
  to.scheduled.push(...scheduled)
}
