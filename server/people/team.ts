import { hour } from '#contract/durations.ts'
import { dayInBerlin, inLanguage, type Language } from '#contract/language.ts'
import { type BoardTerm, hasBegun, hasEnded } from '#contract/people/board.ts'
import type { Board, BoardMember, PersonCard, Team, TeamMember } from '#contract/people/team.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import { dependOnKind, readersOf, slugsShown } from '#server/platform/records/records.ts'
import { cardsOf, type Named, namedWords } from './cards.ts'
import type { PublicGroup } from './group-queries.ts'
import { groupIdsOf, publicGroups } from './groups-of.ts'
import { personKind } from './kind.ts'
import { findWords } from './lookup-queries.ts'
import { profileOf } from './profile.ts'
import { type CardRow, findPerson, findProfiles, findTeam } from './team-queries.ts'

/** Returns everybody with a public profile, also former members. */
export async function team(context: Context): Promise<Team> {
  const { db, clock } = context
  await dependOnKind(context, personKind)
  const words = await namedWords(context)
  const groups = await publicGroups(context)
  const found = await findTeam(db, clock())
  const cards = await cardsOf(context, found, { words, groups })
  const rows = found.map((row, n) => ({ ...(cards[n] as PersonCard), groupIds: groupIdsOf(row, groups) }))
  const present = rows.filter(({ isFormer }) => !isFormer)
  return {
    count: rows.length,
    rows,
    groups: groupsInUse(groups, present, context.language),
    positions: positionsInUse(words, present),
  }
}

function groupsInUse(
  groups: readonly PublicGroup[],
  present: readonly TeamMember[],
  language: Language,
): Team['groups'] {
  const used = new Set(present.flatMap(({ groupIds }) => groupIds))
  const isHere = new Set(present.map(({ id }) => id))
  return groups
    .filter(({ id }) => used.has(id))
    .map(({ id, name, slug, leaderId }) => ({
      id,
      label: inLanguage(name, language).value,
      slug: slugsShown(slug)[language],
      leaderId: leaderId !== null && isHere.has(leaderId) ? leaderId : null,
    }))
}

function positionsInUse(words: Map<number, Named>, cards: PersonCard[]): Named[] {
  const used = new Set(cards.flatMap(({ position }) => position?.id ?? []))
  return [...words.values()].filter(({ id }) => used.has(id))
}

/** Readers of one profile: `find` by its current or former slug, `preview` by a preview link. */
export const { find: findProfile, preview: previewProfile } = readersOf(
  personKind,
  { findPublic: findProfiles, findOne: findPerson },
  profileOf,
)

/** Returns the boards and committees in their order, each with present and former members. */
export async function boards(context: Context): Promise<{ count: number; rows: Board[] }> {
  const { db, clock } = context
  await dependOnKind(context, personKind)
  noteNextChange(context, endOfToday(clock()))
  const words = await namedWords(context)
  const found = (await findTeam(db, clock())).filter(({ boardTerms }) => boardTerms.length > 0)
  const cards = await cardsOf(context, found, { words, groups: await publicGroups(context) })
  const roles = await findWords(db, ['boardRole'])
  const rows = roles.flatMap(({ id }) => boardOf(words.get(id), found, cards, dayInBerlin(clock())) ?? [])
  return { count: rows.length, rows }
}

function boardOf(
  boardRole: Named | undefined,
  rows: readonly CardRow[],
  cards: readonly PersonCard[],
  today: string,
): Board | null {
  if (!boardRole) return null
  const terms = rows.flatMap((row, n) =>
    row.boardTerms
      .filter(term => term.boardRoleId === boardRole.id && hasBegun(term, today))
      .map(term => ({ term, card: cards[n] as PersonCard, isPast: hasEnded(term, today) || row.isFormer })),
  )
  const member = ({ card, term }: { card: PersonCard; term: BoardTerm }): BoardMember => ({
    ...card,
    from: term.from,
    to: term.to,
  })
  const people = terms.filter(({ isPast }) => !isPast).map(member)
  const former = terms.filter(({ isPast }) => isPast).map(member)
  if (people.length + former.length === 0) return null
  return { boardRole, people, former: former.sort((a, b) => ((a.to ?? '') < (b.to ?? '') ? 1 : -1)) }
}

// Terms begin and end at midnight in Berlin.
function endOfToday(now: Date): Date {
  const today = dayInBerlin(now)
  const hours = Array.from(
    { length: 26 },
    (_, n) => new Date((Math.floor(now.getTime() / hour) + n + 1) * hour),
  )
  return hours.find(moment => dayInBerlin(moment) > today) ?? new Date(now.getTime() + 24 * hour)
}
