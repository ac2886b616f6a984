import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { states } from '../states.ts'
import { bibliographicNames } from './article.ts'
import { articleFiles, entryProblems, fileProblems } from './import-problems.ts'
import { sourceFailureKinds, sources } from './sources.ts'

/**
 * An import of publications. Numbers are looked up first; then what would be entered is shown, entered, and can be taken
 * back as a whole. Those that were chosen from a list of PubMed are entered as soon as they are looked up.
 */
export const importStates = states({
  lookingUp: ['checked', 'importing'],
  checked: ['importing'],
  importing: ['imported'],
  imported: ['undoing'],
  undoing: ['undone'],
  undone: [],
})

/** From where entries come: a file of a kind, or a list of PubMed. */
export const importKinds = [...articleFiles, 'pubmed'] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * What becomes of an entry. `waits`: its number is to be looked up; `new`; `alike`: an entry of the same title and year is
 * there; `known`: one with its PubMed id or DOI is; `twice`: it stands further up in the file; `unknown`: no source knows
 * its number; `faulty`. Then `entered`, and after undo `undone`, or `kept` where somebody has changed it meanwhile.
 */
export const entryOutcomes = [
  ...(['new', 'alike', 'known', 'twice', 'faulty', 'waits', 'unknown'] as const),
  ...(['entered', 'undone', 'kept'] as const),
] as const
export type EntryOutcome = (typeof entryOutcomes)[number]

/** How far an import is. */
export const articleImport = z.object({
  id,
  name: z.string(),
  kind: z.enum(importKinds),
  state: z.enum(importStates.names),
  /** What was wrong with the file as a whole. */
  problem: z.enum(fileProblems).nullable(),
  /** Why looking up has stopped, until it is asked for again. */
  failure: z.object({ source: z.enum(sources), kind: z.enum(sourceFailureKinds) }).nullable(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  /** Entries by what becomes of them. */
  counts: z.partialRecord(z.enum(entryOutcomes), z.int()),
  /** Entries that are to be entered, and have not been. */
  wanted: z.int(),
  /** Entries of which a field was left out. */
  incomplete: z.int(),
})
export type ArticleImport = z.infer<typeof articleImport>

export const entryProblem = z.object({
  code: z.enum(entryProblems),
  field: z.enum(bibliographicNames).optional(),
})

/** One entry, as its row of the table shows it. */
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
  /** The entry that is there already, or that it became. */
  articleId: id.nullable(),
  articleTitle: z.string(),
})
export type ImportEntry = z.infer<typeof importEntry>
