import type { Author } from '#contract/articles/authors.ts'
import { folded } from '#contract/folding.ts'
import { compareGiven, type GivenNames, readGiven } from './given-names.ts'
import { searchKey } from './works.ts'

/** A possible author from the institute. */
export interface InstitutePerson {
  id: number
  /** Current name, and former or other names. */
  names: readonly PersonName[]
  /** Empty: not known. */
  orcid: string
  /** The first and the last day at the institute; null: not known, or still here. */
  from: string | null
  until: string | null
}

export interface PersonName {
  firstName: string
  middleName: string
  lastName: string
}

export function authorNames({ names }: Pick<InstitutePerson, 'names'>): Author[] {
  return names.map(({ firstName, middleName, lastName }) => ({
    family: lastName,
    given: [firstName, middleName].filter(Boolean).join(' '),
    suffix: '',
    isGroup: false,
  }))
}

/** Index of possible authors by last name and first letter, and by ORCID. */
export class PeopleIndex {
  private readonly byKey = new Map<string, Set<InstitutePerson>>()
  private readonly byOrcid = new Map<string, Set<InstitutePerson>>()

  constructor(people: readonly InstitutePerson[]) {
    for (const person of [...people].sort((a, b) => a.id - b.id)) {
      for (const name of authorNames(person)) add(this.byKey, searchKey(name), person)
      if (person.orcid !== '') add(this.byOrcid, person.orcid, person)
    }
  }

  candidates(author: Author, orcid: string): Set<InstitutePerson> {
    if (author.isGroup) return none
    const [named, identified] = [this.byKey.get(searchKey(author)), this.byOrcid.get(orcid)]
    return named && identified ? new Set([...named, ...identified]) : (named ?? identified ?? none)
  }
}

/** Best result of comparing the person's names with an author; null if the last name differs. */
export function compareNames(person: InstitutePerson, author: Author): GivenNames | null {
  const key = searchKey(author)
  const given = readGiven(author.given)
  const all = authorNames(person)
    .filter(name => searchKey(name) === key)
    .map(name => compareGiven(readGiven(name.given), given))
  return best.find(one => all.includes(one)) ?? null
}

/** Returns a test whether affiliations name the institute, by one of its names. */
export function instituteTest(names: readonly string[]): (affiliations: readonly string[]) => boolean {
  const wanted = names.map(plain).filter(name => name.trim() !== '')
  const known = new Map<string, boolean>()
  const isNamed = (affiliation: string) => {
    const text = plain(affiliation)
    return wanted.some(name => text.includes(name))
  }
  return affiliations =>
    affiliations.some(one => {
      const answer = known.get(one) ?? isNamed(one)
      known.set(one, answer)
      return answer
    })
}

// Whole words, whatever their spelling and the characters between them.
function plain(text: string): string {
  return ` ${folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

const none = new Set<InstitutePerson>()
const best: readonly GivenNames[] = ['full', 'initials', 'open', 'otherInitials', 'other']

function add(into: Map<string, Set<InstitutePerson>>, key: string, person: InstitutePerson): void {
  into.set(key, (into.get(key) ?? new Set()).add(person))
}
