import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { states } from '../states.ts'
import { bibliographicNames } from './article.ts'
import { articleFiles, entryProblems, fileProblems } from './import-problems.ts'
import { sourceFailureKinds, sources } from './sources.ts'

/**
 * States of an import of publications. Numbers are looked up first; then the result is shown, entered, and
 * can be undone as a whole. Publications chosen from a list of PubMed are entered as soon as they are looked
 * up.
 */
export const importStates = states({
  lookingUp: ['checked', 'importing'],
  checked: ['importing'],
  importing: ['imported'],
  imported: ['undoing'],
  undoing: ['undone'],
  undone: [],
})

/** Where entries come from: a file of one format, or a list of PubMed. */
export const importKinds = [...articleFiles, 'pubmed'] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * Outcome of an entry. `waits`: its number is still to be looked up; `new`; `alike`: an entry with the same
 * title and year exists; `known`: one with its PubMed id or DOI exists; `twice`: it occurs earlier in the
 * file; `unknown`: no source has its number; `faulty`. After the import `entered`; after undo `undone`, or
 * `kept` if it was changed in the meantime.
 */
export const entryOutcomes = [
  ...(['new', 'alike', 'known', 'twice', 'faulty', 'waits', 'unknown'] as const),
  ...(['entered', 'undone', 'kept'] as const),
] as const
export type EntryOutcome = (typeof entryOutcomes)[number]

/** An import and its progress. */
export const articleImport = z.object({
  id,
  name: z.string(),
  kind: z.enum(importKinds),
  state: z.enum(importStates.names),
  /** Problem of the file as a whole. */
  problem: z.enum(fileProblems).nullable(),
  /** Why the look-up has stopped, until it is retried. */
  failure: z.object({ source: z.enum(sources), kind: z.enum(sourceFailureKinds) }).nullable(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  /** Number of entries by outcome. */
  counts: z.partialRecord(z.enum(entryOutcomes), z.int()),
  /** Number of selected entries that have not been entered yet. */
  wanted: z.int(),
  /** Number of entries of which a field was left out. */
  incomplete: z.int(),
})
export type ArticleImport = z.infer<typeof articleImport>

export const entryProblem = z.object({
  code: z.enum(entryProblems),
  field: z.enum(bibliographicNames).optional(),
})

/** One entry, as shown in its row of the table. */
export const importEntry = z.object({
  id,
  line: z.int(),
  title: z.string(),
  authors: z.string(),
  journal: z.string(),
  year: z.int().nullable(),
  pubmedId: z.string(),
  doi: z.string(),
  bibType: z.string(),
  outcome: z.enum(entryOutcomes),
  isWanted: z.boolean(),
  problems: z.array(entryProblem),
  /** Id of the existing entry, or of the one created. */
  articleId: id.nullable(),
  articleTitle: z.string(),
})
export type ImportEntry = z.infer<typeof importEntry>
