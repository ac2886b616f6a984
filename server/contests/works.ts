import { type ContestPhase, contestPhase, phaseChangesAt } from '#contract/contests/phase.ts'
import type { ContestWork, ContributionCard, ContributionDetail } from '#contract/contests/work.ts'
import { fail } from '#contract/errors.ts'
import { inLanguage, languages } from '#contract/language.ts'
import { describedAs, downloadsOf, imagesOf } from '#server/files/files.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import { dependOnKind, slugsShown } from '#server/platform/records/records.ts'
import { type ContributionRow, findAcceptedBySlug, findArtists } from './contribution-queries.ts'
import { contestKind } from './kind.ts'
import { findPublic } from './queries.ts'
import { findResults, type ResultRow } from './result-queries.ts'
import { timesOf } from './times.ts'

/** Works as visitors see them, in the given order. Artists are named only once the contest has ended. */
export async function worksOf(
  context: Context,
  rows: readonly ContributionRow[],
  phase: ContestPhase,
): Promise<ContributionCard[]> {
  const { db, language } = context
  const images = await picturesOf(context, rows)
  const artists = phase === 'ended' ? await findArtists(db, idsOf(rows)) : []
  const results = phase === 'ended' ? await findResults(db, idsOf(rows)) : []
  return rows.map(row => {
    const { id, slug, kind, title } = row
    const shown = inLanguage(title, language)
    return {
      ...{ id, slug, kind, title: shown.value, language: shown.language },
      artist: artists.find(({ contributionId }) => contributionId === id)?.name ?? null,
      ...resultOf(results, id),
      image: images.get(id) ?? null,
    }
  })
}

function resultOf(results: readonly ResultRow[], id: number) {
  const result = results.find(({ contributionId }) => contributionId === id)
  return { place: result?.place ?? null, rating: result?.rating ?? null }
}

/** The same, with texts and recordings. */
export async function fullWorksOf(
  context: Context,
  rows: readonly ContributionRow[],
  phase: ContestPhase,
): Promise<ContestWork[]> {
  const { language } = context
  const cards = await worksOf(context, rows, phase)
  return Promise.all(
    rows.map(async (row, n) => ({
      ...(cards[n] as ContributionCard),
      text: inLanguage(row.text, language).value,
      altText: inLanguage(row.altText, language).value,
      recording: await recordingOf(context, row),
    })),
  )
}

/** Pictures by the id of their work, with the artist's description. */
export async function picturesOf(
  context: Pick<Context, 'db' | 'language'>,
  rows: readonly Pick<ContributionRow, 'id' | 'fileId' | 'altText'>[],
) {
  const images = await imagesOf(
    context,
    rows.flatMap(({ fileId }) => fileId ?? []),
    context.language,
    { sentToo: true },
  )
  return new Map(
    rows.map(({ id, fileId, altText }) => [
      id,
      describedAs(images.get(fileId ?? 0), altText, context.language),
    ]),
  )
}

/** Address of the sound or film of a work; null for pictures. */
export async function recordingOf(
  context: Pick<Context, 'db'>,
  { kind, fileId }: Pick<ContributionRow, 'kind' | 'fileId'>,
) {
  if (kind === 'picture' || kind === 'sculpture' || fileId === null) return null
  const file = (await downloadsOf(context, [fileId], { sentToo: true })).get(fileId)
  return file ? { src: file.src, type: file.type } : null
}

/** An accepted work of a public contest. Throws `notFound`. */
export async function findWork(context: Context, slug: string): Promise<ContributionDetail> {
  const { db, clock, language } = context
  await dependOnKind(context, contestKind)
  const row = await findAcceptedBySlug(db, slug)
  const [contest] = row ? await findPublic(db, clock(), [row.contestId]) : []
  if (!row || !contest) throw fail('notFound')
  const times = timesOf(contest)
  const next = phaseChangesAt(times, clock())
  noteNextChange(context, next)
  const phase = contestPhase(times, clock())
  const [work] = (await fullWorksOf(context, [row], phase)) as [ContestWork]
  return {
    ...work,
    contest: {
      slug: slugsShown(contest.slug)[language],
      title: inLanguage(contest.title, language).value,
      ...{ year: contest.year, phase, judging: contest.judging },
    },
    availableIn: languages.filter(each => row.title[each] !== ''),
    changesAt: next?.toISOString() ?? null,
  }
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
