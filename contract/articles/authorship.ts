import { z } from 'zod'
import { id, line, moment } from '../fields.ts'
import { evidence } from './evidence.ts'

/**
 * `confirmed` and `rejected` are decisions of people; `open`: too little evidence, or another person is more
 * likely.
 */
export const candidateStates = ['confirmed', 'certain', 'proposed', 'open', 'rejected'] as const
export type CandidateState = (typeof candidateStates)[number]

/**
 * A person's decision on whether an author is a certain person; `withdrawn`: there is no decision any more.
 */
export const decisionKinds = ['confirmed', 'rejected', 'withdrawn'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** Whether an author is a certain person, the evidence, and who decided it. */
const judged = {
  state: z.enum(candidateStates),
  /** 0 to 1. */
  score: z.number(),
  evidence: z.array(evidence),
  /** Null: nobody, or a person who no longer exists. */
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
}

/** A person who may be the author. */
const candidate = z.object({
  ...judged,
  person: z.object({ id, name: z.string() }),
})
export type AuthorCandidate = z.infer<typeof candidate>

/** One author of an article, as written, with all candidates. */
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
  /** Decisions on authors who are not listed in the article at present; they apply again once listed. */
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

/**
 * A decision on an author, identified by place and written name, so that it cannot apply to an author list
 * that has changed meanwhile.
 */
export const authorDecision = z.strictObject({
  place: z.int().min(0).max(10_000),
  name: line(600).min(1, { error: 'required' }),
  personId: id,
  kind: z.enum(decisionKinds),
})

/** An author and a person for whom a decision is pending or made: a row of the list across all articles. */
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

/** An article that a person wrote, may have written, or did not write, for the person's own profile. */
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

/** A change of one author by a rebuild; `none`: no candidate. */
export const authorChange = z.object({
  articleId: id,
  title: z.string(),
  name: z.string(),
  person: z.string(),
  before: z.enum([...candidateStates, 'none']),
  after: z.enum([...candidateStates, 'none']),
})
export type AuthorChange = z.infer<typeof authorChange>

/** Progress of the rebuild of the authors of all articles. */
export const rebuildProgress = z.object({
  isRunning: z.boolean(),
  done: z.int(),
  total: z.int(),
  /** Number of authors changed. */
  changed: z.int(),
  finishedAt: moment.nullable(),
})
export type RebuildProgress = z.infer<typeof rebuildProgress>
