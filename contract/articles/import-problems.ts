/** What can be wrong with one entry of a file of publications. */
export const entryProblems = ['notRead', 'noTitle', 'fieldLeftOut', 'notANumber'] as const
export type EntryProblem = (typeof entryProblems)[number]

/** What can be wrong with a file of publications as a whole. */
export const fileProblems = ['empty', 'unknownFormat', 'tooLarge', 'tooMany'] as const
export type FileProblem = (typeof fileProblems)[number]

/** Readable formats of files of publications; `numbers` is a list of PMIDs and DOIs, one per line. */
export const articleFiles = ['bibtex', 'ris', 'nbib', 'csl', 'numbers'] as const
export type ArticleFile = (typeof articleFiles)[number]

export const mostEntries = 10_000
export const largestFile = 20_000_000 // bytes
