import { z } from 'zod'

/** What speaks for or against that an author is somebody; each has a sentence in `messages/article-evidence.ts`. */
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
  /** In log-odds: above zero it speaks for it, below against it. */
  weight: z.number(),
  /** What the sentence names: the other first name, a number of years; empty: nothing. */
  detail: z.string(),
})
export type Evidence = z.infer<typeof evidence>
