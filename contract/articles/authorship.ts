import { z } from 'zod'
import { id, line, moment } from '../fields.ts'
import { evidence } from './evidence.ts'

/** `confirmed` and `rejected` are what people decided; `open`: too little speaks for it, or somebody else is likelier. */
export const candidateStates = ['confirmed', 'certain', 'proposed', 'open', 'rejected'] as const
export type CandidateState = (typeof candidateStates)[number]

/** What somebody decided of an author and a person; `withdrawn`: nothing any more. */
export const decisionKinds = ['confirmed', 'rejected', 'withdrawn'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** Whether an author is somebody, why, and who has decided it. */
const judged = {
  state: z.enum(candidateStates),
  /** 0 to 1. */
  score: z.number(),
  evidence: z.array(evidence),
  /** Null: nobody, or somebody who is gone. */
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
}

/** Somebody who comes into question for an author. */
const candidate = z.object({
  ...judged,
  person: z.object({ id, name: z.string() }),
})
export type AuthorCandidate = z.infer<typeof candidate>

/** An author at a place of an article, as written, with all who come into question. */
export const authorSlot = z.object({
  place: z.int(),
  /** `Ladd, Mark E.` */
  name: z.string(),
  isGroup: z.boolean(),
  orcid: z.string(),
  affiliations: z.array(z.string()),
  candidates: z.array(candidate),
})
export type AuthorSlot = z.infer<typeof authorSlot>

export const articleAuthors = z.object({
  id,
  slots: z.array(authorSlot),
  /** Decisions whose author does not stand in the article at present; they hold again when it does. */
  unplaced: z.array(
    z.object({
      id,
      name: z.string(),
      person: z.string().nullable(),
      kind: z.enum(decisionKinds),
      decidedBy: z.string().nullable(),
      decidedAt: moment,
    }),
  ),
})
export type ArticleAuthors = z.infer<typeof articleAuthors>

/** What is decided of an author: at a place, as written there, so that nothing is decided of what has changed meanwhile. */
export const authorDecision = z.strictObject({
  place: z.int().min(0).max(10_000),
  name: line(600).min(1, { error: 'required' }),
  personId: id,
  kind: z.enum(decisionKinds),
})

/** Somebody for whose author a decision waits, or was made: a row of the list across all articles. */
export const authorshipRow = z.object({
  ...judged,
  id,
  articleId: id,
  title: z.string(),
  year: z.int().nullable(),
  place: z.int(),
  name: z.string(),
  person: z.object({ id, name: z.string() }),
})
export type AuthorshipRow = z.infer<typeof authorshipRow>

/** An article that somebody wrote, may have written, or has not written: for their own profile. */
export const ownPublication = z.object({
  ...judged,
  articleId: id,
  title: z.string(),
  /** Where and when it was published. */
  source: z.string(),
  year: z.int().nullable(),
  isPublic: z.boolean(),
  place: z.int(),
  name: z.string(),
})
export type OwnPublication = z.infer<typeof ownPublication>

/** What a rebuild changes of one author: `none`, nothing stood there. */
export const authorChange = z.object({
  articleId: id,
  title: z.string(),
  name: z.string(),
  person: z.string(),
  before: z.enum([...candidateStates, 'none']),
  after: z.enum([...candidateStates, 'none']),
})
export type AuthorChange = z.infer<typeof authorChange>

/** How far it is to look at the authors of all articles once more. */
export const rebuildProgress = z.object({
  isRunning: z.boolean(),
  done: z.int(),
  total: z.int(),
  /** How many authors it has changed. */
  changed: z.int(),
  finishedAt: moment.nullable(),
})
export type RebuildProgress = z.infer<typeof rebuildProgress>
