import { hasEnded, projectsInOrder } from '#contract/groups/project.ts'
import type { GroupCard, GroupDetail } from '#contract/groups/shown.ts'
import { dayInBerlin, inLanguage, type Language } from '#contract/language.ts'
import { isEmptyDocument, type RichText } from '#contract/richtext.ts'
import { findGroupPeople, latestPublications } from '#server/authorship/authorship.ts'
import { withPictures } from '#server/files/files.ts'
import { cardsOfMembers } from '#server/people/people.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import { resolveLinks, shownBaseOf, textsShown } from '#server/platform/records/records.ts'
import { cardsOf } from './cards.ts'
import { startOfNextMonth } from './next-month.ts'
import type { GroupRow } from './queries.ts'

/** A group for its public page: only the fields named here leave the server. */
export async function detailOf(context: Context, row: GroupRow): Promise<GroupDetail> {
  const { language } = context
  const [card] = (await cardsOf(context, [row])) as [GroupCard]
  const { email, phone, place } = row.contact
  const texts = textsShown(row, card.language, ['description', 'publications'])
  return {
    ...card,
    ...(await peopleOf(context, row)),
    description: await resolveText(context, texts.description),
    inOtherLanguage: [...card.inOtherLanguage, ...texts.inOtherLanguage],
    projects: projectsOf(context, row, card.language),
    contact: { email, phone, place: inLanguage(place, language).value },
    publications: await resolveText(context, texts.publications),
    latestPublications: await latestPublications(context, await findGroupPeople(context.db, row.id)),
    ...shownBaseOf(context, row),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Returns the present and former members of a group that have a public profile. */
async function peopleOf(
  context: Context,
  { id, leaderId, memberIds, alumniIds }: GroupRow,
): Promise<Pick<GroupDetail, 'leader' | 'members' | 'alumni'>> {
  const ids = [leaderId ?? [], memberIds, alumniIds].flat()
  const people = await cardsOfMembers(context, { ids, groupIds: [id] })
  const hasLeft = (person: { id: number; isFormer: boolean }) =>
    person.isFormer || (alumniIds.includes(person.id) && person.id !== leaderId)
  const present = people.filter(person => !hasLeft(person))
  return {
    leader: present.find(person => person.id === leaderId) ?? null,
    members: present.filter(person => person.id !== leaderId),
    alumni: people.filter(hasLeft),
  }
}

// Projects with `hasEnded`, which changes at the turn of a month.
function projectsOf(context: Context, { projects }: GroupRow, language: Language): GroupDetail['projects'] {
  const now = context.clock()
  const month = dayInBerlin(now).slice(0, 7)
  if (projects.length > 0) noteNextChange(context, startOfNextMonth(now))
  return projectsInOrder(projects, month).map(project => ({
    title: inLanguage(project.title, language).value,
    text: inLanguage(project.text, language).value,
    funders: project.funders,
    from: project.from,
    to: project.to,
    link: project.link,
    hasEnded: hasEnded(project, month),
  }))
}

async function resolveText(context: Context, text: RichText | null): Promise<RichText | null> {
  if (text === null || isEmptyDocument(text)) return null
  return withPictures(context, await resolveLinks(context, text, context.language), context.language)
}
