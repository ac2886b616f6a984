import { z } from 'zod'

/**
 * Evidence for or against an author being a certain person; each code has a sentence in
 * `messages/article-evidence.ts`.
 */
export const evidenceCodes = [
  ...['sameOrcid', 'otherOrcid', 'fullName', 'initials', 'commonName'],
  ...['otherFirstName', 'otherInitials', 'otherLastName'],
  ...['sharedCoauthors', 'samePlace', 'otherPlace', 'sameJournal', 'sameTopic', 'yearsApart'],
  ...['instituteThen', 'institute', 'instituteLater', 'elsewhere', 'housesCoauthors'],
  ...['likeConfirmed', 'unlikeConfirmed', 'severalPeople', 'signsElsewhere'],
] as const
export type EvidenceCode = (typeof evidenceCodes)[number]

export const evidence = z.object({
  code: z.enum(evidenceCodes),
  /** In log-odds: positive values are evidence for the match, negative ones against it. */
  weight: z.number(),
  /** Value named in the sentence: the other first name, a number of years; empty: none. */
  detail: z.string(),
})
export type Evidence = z.infer<typeof evidence>
