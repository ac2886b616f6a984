import { day, minute } from '#contract/durations.ts'
import { blankNews, type NewsFields } from '#contract/news/news.ts'
import { paragraphs } from '#contract/richtext.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { isDemo } from './seed.ts'
import { changeNews, hideAllNews, writeNews } from './write-news.ts'

/** States of the demo for looking at certain screens or jobs. */
export const stages = {
  /** Enough news for several pages. */
  crowded,
  /** Missing and outdated translations. */
  translations,
  /** News that appear and disappear within minutes, and tomorrow. */
  schedule,
  /** Nothing public, as for visitors and staff before the first content. */
  quiet,
} as const satisfies Record<string, (dependencies: Dependencies) => Promise<void>>

export type StageName = keyof typeof stages

/**
 * Puts the demo into a stage, in one transaction. Throws an Error with a sentence for the operator if the
 * database does not hold the demo.
 */
export async function setStage(dependencies: Dependencies, name: StageName): Promise<void> {
  if (!(await isDemo(dependencies)))
    throw new Error('This database holds a real site; only the demo has stages.')
  await dependencies.db.transaction().execute(async db => {
    await stages[name]({ ...dependencies, db })
    await clearCaches(db, ['news', 'tags'])
  })
}

async function crowded(dependencies: Dependencies): Promise<void> {
  for (let n = 1; n <= 120; n += 1) {
    const at = new Date(dependencies.clock().getTime() - n * 3 * day).toISOString()
    await seed(dependencies, {
      title: { de: `Messtag ${n}`, en: `Scan day ${n}` },
      content: { de: paragraphs(`Bericht vom Messtag ${n}.`), en: paragraphs(`Report of scan day ${n}.`) },
      publishAt: at,
    })
  }
}

async function translations(dependencies: Dependencies): Promise<void> {
  const title = { de: 'Nur auf Deutsch', en: '' }
  await seed(dependencies, { title, content: { de: paragraphs('Ein Absatz.'), en: null } })
  const id = await seed(dependencies, {
    title: { de: 'Bald veraltet', en: 'Soon outdated' },
    content: { de: paragraphs('Ein Absatz.'), en: paragraphs('A paragraph.') },
  })
  await changeNews(dependencies, {
    id,
    version: 1,
    title: { de: 'Neu gefasst', en: 'Soon outdated' },
  })
}

async function schedule(dependencies: Dependencies): Promise<void> {
  const soon = (ms: number) => new Date(dependencies.clock().getTime() + ms).toISOString()
  const content = { de: paragraphs('Ein Absatz.'), en: paragraphs('A paragraph.') }
  const appears = { de: 'Erscheint in zwei Minuten', en: 'Appears in two minutes' }
  const goes = { de: 'Verschwindet in zwei Minuten', en: 'Disappears in two minutes' }
  const tomorrow = { de: 'Erscheint morgen', en: 'Appears tomorrow' }
  await seed(dependencies, { title: appears, content, publishAt: soon(2 * minute) })
  await seed(dependencies, { title: goes, content, publishAt: soon(-day), unpublishAt: soon(2 * minute) })
  await seed(dependencies, { title: tomorrow, content, publishAt: soon(day) })
}

async function quiet(dependencies: Dependencies): Promise<void> {
  await hideAllNews(dependencies)
}

function seed(
  dependencies: Dependencies,
  fields: Pick<NewsFields, 'title' | 'content'> & Partial<NewsFields>,
): Promise<number> {
  return writeNews(dependencies, { ...blankNews, isVisible: true, ...fields })
}
