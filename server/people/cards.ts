import type { Image } from '#contract/files/file.ts'
import { inLanguage, type Language } from '#contract/language.ts'
import { fullName, titleOf } from '#contract/people/names.ts'
import { investigatorPriority } from '#contract/people/person.ts'
import type { PersonCard } from '#contract/people/team.ts'
import { describedAs, imagesOf } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { slugsShown } from '#server/platform/records/records.ts'
import type { PublicGroup } from './group-queries.ts'
import { groupOf } from './groups-of.ts'
import { findWords } from './lookup-queries.ts'
import type { CardRow } from './team-queries.ts'

export interface Named {
  id: number
  label: string
}

/** Labels that describe people: words of the lists, and the public groups. */
export interface Names {
  words: Map<number, Named>
  groups: readonly PublicGroup[]
}

/** Returns the words of people in one language, in the order of their lists. */
export async function namedWords({
  db,
  language,
}: Pick<Context, 'db' | 'language'>): Promise<Map<number, Named>> {
  const words = await findWords(db, ['title', 'position', 'institution', 'boardRole', 'service'])
  return new Map(words.map(({ id, label }) => [id, { id, label: inLanguage(label, language).value }]))
}

/** Cards of people for the public: only the fields named here leave the server. */
export async function cardsOf(
  context: Pick<Context, 'db' | 'language'>,
  rows: readonly CardRow[],
  names: Names,
): Promise<PersonCard[]> {
  const shown = rows.flatMap(({ imageId, hasImageConsent }) => (hasImageConsent && imageId) || [])
  const images = await imagesOf(context, shown, context.language)
  return rows.map(row => cardOf(row, context.language, names, row.hasImageConsent ? images : new Map()))
}

function cardOf(
  row: CardRow,
  language: Language,
  { words, groups }: Names,
  images: Map<number, Image>,
): PersonCard {
  const { firstName, middleName, lastName, isProfessor, isAssociatedProfessor, sortPriority, isFormer } = row
  const title = words.get(row.titleId ?? 0)?.label ?? ''
  const name = { title, firstName, middleName, lastName, isProfessor, isAssociatedProfessor }
  return {
    id: row.id,
    slug: slugsShown(row.slug)[language],
    ...name,
    name: fullName(name, language),
    title: titleOf(name, language),
    position: words.get(row.positionId ?? 0) ?? null,
    group: groupOf(row, groups, language),
    image: describedAs(images.get(row.imageId ?? 0), row.imageAlt, language),
    sortPriority,
    isInvestigator: sortPriority >= investigatorPriority,
    isFormer,
  }
}
