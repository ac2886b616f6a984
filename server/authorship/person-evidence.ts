import type { Evidence, EvidenceCode } from '#contract/articles/evidence.ts'
import { type AuthorTraits, commonness, familyKey } from './author-traits.ts'
import { compareNames, type InstitutePerson } from './institute-people.ts'
import { certainFrom, likelyFrom, samenessOf, unlikelyBelow } from './same-author.ts'
import type { Work, WorkAuthor } from './works.ts'

const yearsInPress = 2 // papers appear after their authors have left

/**
 * Returns the evidence for and against an author being a person of the institute, without regard to the other
 * authors.
 */
export function evidenceFor(
  person: InstitutePerson,
  { author, orcid, affiliations }: WorkAuthor,
  work: Work,
  isOfInstitute: (affiliations: readonly string[]) => boolean,
): Evidence[] {
  const isSameOrcid = orcid !== '' && orcid === person.orcid
  if (orcid !== '' && person.orcid !== '' && !isSameOrcid) return [weighed('otherOrcid', -9)]
  const names = compareNames(person, author)
  // PubMed sometimes gives an ORCID to the wrong one of two authors: then staff have to decide.
  if (names === null) return [weighed('sameOrcid', 7), weighed('otherLastName', -5, author.family)]
  if (names === 'other' || names === 'otherInitials')
    return otherNameEvidence(names, author.given, isSameOrcid)
  const common = -0.7 * Math.log(Math.max(1, commonness(familyKey(author.family)) / 4))
  return [
    weighed('sameOrcid', isSameOrcid ? 9 : 0),
    names === 'full' ? weighed('fullName', 3) : weighed('initials', names === 'initials' ? 1 : 0),
    weighed('commonName', common),
    instituteEvidence(person, affiliations, work, isOfInstitute),
  ].filter(({ weight }) => Math.abs(weight) >= 0.1)
}

function otherNameEvidence(
  names: 'other' | 'otherInitials',
  given: string,
  isSameOrcid: boolean,
): Evidence[] {
  const code = names === 'other' ? 'otherFirstName' : 'otherInitials'
  return isSameOrcid ? [weighed('sameOrcid', 7), weighed(code, -6, given)] : [weighed(code, -9, given)]
}

function instituteEvidence(
  person: InstitutePerson,
  affiliations: readonly string[],
  work: Work,
  isOfInstitute: (affiliations: readonly string[]) => boolean,
): Evidence {
  const isOwn = affiliations.length > 0
  const stated = isOwn ? affiliations : work.authors.flatMap(one => one.affiliations)
  if (!isOfInstitute(stated)) return weighed('elsewhere', isOwn ? -1 : 0)
  const share = isOwn ? 1 : 0.5
  const wasHere = wasHereIn(person, work.year)
  if (wasHere === null) return weighed('institute', 2 * share)
  return wasHere ? weighed('instituteThen', 3 * share) : weighed('instituteLater', -1)
}

/** Null: not known. */
function wasHereIn({ from, until }: InstitutePerson, year: number | null): boolean | null {
  if (year === null) return null
  if (from !== null && year < yearOf(from)) return false
  if (until !== null && year > yearOf(until) + yearsInPress) return false
  return from === null ? null : true
}

const mostCompared = 20 // the nearest years are the most informative

/** Compares an author with those who were confirmed to be the person. */
export function likenessEvidence(author: AuthorTraits, confirmed: readonly AuthorTraits[]): Evidence | null {
  if (confirmed.length === 0) return null
  let score = 0
  for (const other of nearest(author, confirmed)) {
    score = Math.max(score, samenessOf(author, other))
    if (score >= certainFrom) return weighed('likeConfirmed', 4)
  }
  if (score >= likelyFrom) return weighed('likeConfirmed', 2)
  return score < unlikelyBelow ? weighed('unlikeConfirmed', -1) : null
}

function nearest({ year }: AuthorTraits, all: readonly AuthorTraits[]): readonly AuthorTraits[] {
  if (all.length <= mostCompared) return all
  const years = (one: AuthorTraits) => Math.abs((one.year ?? 0) - (year ?? 0))
  return [...all].sort((a, b) => years(a) - years(b)).slice(0, mostCompared)
}

/** Evidence from other authors of the institute: few among hundreds count for nothing. */
export function coauthorsEvidence(count: number, authors: number): Evidence | null {
  const weight = 2 * Math.min(1, (3 * count) / Math.max(1, authors - 1))
  return weight >= 0.1 ? weighed('housesCoauthors', weight, String(count)) : null
}

export function weighed(code: EvidenceCode, weight: number, detail = ''): Evidence {
  return { code, weight, detail }
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
