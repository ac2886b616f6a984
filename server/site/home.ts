import { languages } from '#contract/language.ts'
import { mayDo } from '#contract/permissions.ts'
import type { WaitingCount, WaitingRecord, WaitingRecords, WaitingThing } from '#contract/site/waiting.ts'
import type { Context } from '#server/platform/calls/calls.ts'

const changedAtOnce = 10 // recently changed records; older ones are in the lists

/** Returns what waits for the caller in the areas that their flags permit. */
export async function home(context: Context) {
  const flags = context.caller?.flags ?? null
  const counts: { name: WaitingCount; count: number; since: string | null }[] = []
  const things: WaitingThing[] = []
  const records: WaitingRecords[] = []
  for (const waiting of context.waiting.filter(({ may }) => mayDo(may, flags))) {
    if ('count' in waiting) {
      const found = await waiting.count(context)
      const { count, since } = typeof found === 'number' ? { count: found, since: null } : found
      counts.push({ name: waiting.name, count, since: since?.toISOString() ?? null })
    } else if ('things' in waiting) things.push(...(await waiting.things(context)))
    else records.push(await waiting.records(context))
  }
  return {
    ...together(records),
    things: things.sort(byDue),
    counts: counts.filter(({ count }) => count > 0),
  }
}

function byDue(a: WaitingThing, b: WaitingThing): number {
  const dueOf = ({ due, since }: WaitingThing) => due ?? since ?? ''
  return dueOf(a).localeCompare(dueOf(b))
}

function together(areas: readonly WaitingRecords[]): WaitingRecords {
  const translated = { de: { current: 0, all: 0 }, en: { current: 0, all: 0 } }
  for (const language of languages)
    for (const area of areas) {
      translated[language].current += area.translated[language].current
      translated[language].all += area.translated[language].all
    }
  return {
    drafts: latestFirst(areas.flatMap(({ drafts }) => drafts)),
    translations: latestFirst(areas.flatMap(({ translations }) => translations)),
    scheduled: areas
      .flatMap(({ scheduled }) => scheduled)
      .sort((a, b) => a.publishAt.localeCompare(b.publishAt)),
    changed: latestFirst(areas.flatMap(({ changed }) => changed)).slice(0, changedAtOnce),
    translated,
  }
}

function latestFirst<Row extends WaitingRecord>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}
