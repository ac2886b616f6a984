import type { ContestCard, ContestDetail } from '#contract/contests/contest.ts'
import type { ContributionCard } from '#contract/contests/work.ts'
import { isEmptyDocument, type RichText } from '#contract/richtext.ts'
import { votingIdOf } from '#contract/voting/voting-id.ts'
import { withKeys, withPictures } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  dependOnKind,
  readersOf,
  resolveLinks,
  shownBaseOf,
  textsShown,
} from '#server/platform/records/records.ts'
import { cardsOf } from './cards.ts'
import { cardsOfWorks, votePartOf } from './contest-works.ts'
import { contestKind } from './kind.ts'
import { type ContestRow, findContest, findPublic, findPublicContests } from './queries.ts'

export { keepDemoBallots, keepDemoContribution, keepDemoRaffle } from './demo-contribution.ts'
export { contestFace } from './face.ts'
export { contestKind } from './kind.ts'

/** All public contests, the current one first. */
export async function list(context: Context): Promise<{ count: number; rows: ContestCard[] }> {
  await dependOnKind(context, contestKind)
  const rows = await cardsOf(context, await findPublicContests(context.db, context.clock()))
  return { count: rows.length, rows }
}

interface Overview {
  contest: ContestCard
  contributions: ContributionCard[]
  further: { contest: ContestCard; contributions: ContributionCard[] }[]
  archive: { contest: ContestCard; winners: ContributionCard[] }[]
}

/** Accepted works of the current contest and of others still running, and the winners of earlier ones. */
export async function overview(context: Context): Promise<Overview | null> {
  const [contest, ...others] = (await list(context)).rows
  if (!contest) return null
  const ended = others.filter(({ phase }) => phase === 'ended')
  const archive = await Promise.all(ended.map(one => archived(context, one)))
  const goOn = others.filter(({ phase }) => phase !== 'ended')
  const further = await Promise.all(goOn.map(one => withWorks(context, one)))
  return {
    ...(await withWorks(context, contest)),
    further: further.filter(({ contributions }) => contributions.length > 0),
    archive,
  }
}

async function withWorks(context: Context, contest: ContestCard) {
  return { contest, contributions: await cardsOfWorks(context, contest.id, contest.phase) }
}

async function archived(context: Context, contest: ContestCard) {
  const works = await cardsOfWorks(context, contest.id, contest.phase)
  return { contest, winners: works.filter(({ place }) => place !== null) }
}

/**
 * The contest that is open for voting now, and when this may change. If there are several, the one that ends
 * first; one with a jury only if there is no public vote.
 */
export async function current(context: Context) {
  const { db, clock } = context
  await dependOnKind(context, contestKind)
  const all = await findPublicContests(db, clock())
  const cards = await cardsOf(context, all)
  const [changesAt = null] = cards.flatMap(card => card.changesAt ?? []).sort()
  const card = cards.find(({ phase }) => phase === 'voting')
  const first = card && all.find(({ id }) => id === card.id)
  return { contest: first ? await detailOf(context, first) : null, changesAt }
}

/** One contest by its slug; `preview` shows it to holders of a preview link. */
export const { find, preview } = readersOf(
  contestKind,
  { findPublic, findOne: findContest },
  detailOf,
  withKeys,
)

async function detailOf(context: Context, row: ContestRow): Promise<ContestDetail> {
  const [card] = (await cardsOf(context, [row])) as [ContestCard]
  const texts = textsShown(row, card.language, ['text', 'rules', 'prizes'])
  return {
    ...card,
    text: await resolveText(context, texts.text),
    rules: await resolveText(context, texts.rules),
    prizes: await resolveText(context, texts.prizes),
    inOtherLanguage: [...card.inOtherLanguage, ...texts.inOtherLanguage],
    maxSubmissionsPerPerson: row.maxSubmissionsPerPerson,
    votingId: votingIdOf('contests', row.id),
    ...(await votePartOf(context, row)),
    ...shownBaseOf(context, row),
    updatedAt: row.updatedAt.toISOString(),
  }
}

async function resolveText(context: Context, text: RichText | null): Promise<RichText | null> {
  if (text === null || isEmptyDocument(text)) return null
  return withPictures(context, await resolveLinks(context, text, context.language), context.language)
}
