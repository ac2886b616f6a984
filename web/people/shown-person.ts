import type { Image } from '#contract/files/file.ts'
import type { PersonCard, TeamMember } from '#contract/people/team.ts'
import { type PictureFile, setsOf } from '#web/ui/content/picture.tsx'

type Named = NonNullable<PersonCard['position']>
type Shown =
  | 'id'
  | 'slug'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'position'
  | 'groupIds'
  | 'isInvestigator'
  | 'isFormer'

/**
 * The fields of a person on pages that list many. The data is sent twice, as HTML and as JSON, so it holds
 * nothing else.
 */
export type ShownPerson = Pick<TeamMember, Shown> & { image: PictureFile | null }

/** People with the same position share one object, so that it is sent once. */
export function shownPeople(people: readonly TeamMember[]): ShownPerson[] {
  const known = new Map<string, Named>()
  const shared = (named: Named | null) => {
    if (!named) return null
    const key = `${named.id} ${named.label}`
    const one = known.get(key) ?? named
    known.set(key, one)
    return one
  }
  return people.map(person => ({ ...shownPerson(person), position: shared(person.position) }))
}

function shownPerson(person: TeamMember): ShownPerson {
  const { id, slug, name, firstName, lastName, position, groupIds, isInvestigator, isFormer, image } = person
  return {
    ...{ id, slug, name, firstName, lastName, position, groupIds, isInvestigator, isFormer },
    image: image && portraitOf(image),
  }
}

const widest = 768 // pixels: a card is at most 384 pixels wide, on screens with two device pixels per CSS pixel

function portraitOf({ src, width, height, alt, focal, ground, variants }: Image): PictureFile {
  const fitting = variants.filter(one => one.width <= widest)
  const largest = fitting.findLast(({ type }) => type === 'image/webp')
  return { src: largest?.src ?? src, width, height, alt, focal, ground, sets: setsOf(fitting) }
}
