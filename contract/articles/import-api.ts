import { z } from 'zod'
import { call } from '../call.ts'
import { id, key, list } from '../fields.ts'
import { anyOf, listCall } from '../list.ts'
import { byId } from '../record.ts'
import { articleRecord, pubmedId } from './article.ts'
import { articleImport, entryOutcomes, importEntry } from './import.ts'

const { may } = articleRecord
const path = `${articleRecord.path}/import` as const
const made = z.object({ id })

/** At most 1,000 PubMed ids. */
export const pubmedIds = z
  .array(pubmedId.min(1, { error: 'validPubmedId' }))
  .min(1)
  .max(1000)

/** Import of hundreds of publications: from a file, or chosen from the results of PubMed. */
export const articleImportApi = {
  /** Returns the latest twenty. */
  imports: call(`GET ${path}`, { may }).input(z.strictObject({})).output(list(articleImport)),
  /** Reads a file of BibTeX, RIS, NBIB, CSL-JSON, or a list of numbers; creates no entries yet. */
  importFile: call(`POST ${path}/file`, {
    ...{ may, limitBy: { user: 'upload' }, takesFile: true, inTransaction: false, status: 201 },
  })
    .input(z.strictObject({}))
    .output(made),
  /** Creates hidden entries from PubMed records; existing entries stay unchanged. */
  importFound: call(`POST ${path}/pubmed`, { may, status: 201 })
    .input(z.strictObject({ ids: pubmedIds, name: key(500).default('') }))
    .output(made),
  findImport: call(`GET ${path}/{id}`, { may }).input(byId).output(articleImport),
  importEntries: listCall({
    ...{ path: `${path}/{id}/entry`, may, row: importEntry, sort: ['line', 'title', 'year'] },
    filters: { ...byId.shape, outcome: anyOf(entryOutcomes).optional() },
  }),
  /** Selects or deselects entries that are new, or similar to others, for import. */
  wantEntries: call(`PATCH ${path}/{id}/entry`, { may })
    .input(byId.extend({ entryIds: z.array(id).min(1).max(100), isWanted: z.boolean() }))
    .output(articleImport),
  /**
   * Creates the selected entries, hidden unless `isVisible` is set; those that cannot be cited yet stay
   * hidden.
   */
  startImport: call(`POST ${path}/{id}/start`, { may })
    .input(byId.extend({ isVisible: z.boolean().default(false) }))
    .output(articleImport),
  /** Looks numbers up again after a service could not be reached. */
  retryImport: call(`POST ${path}/{id}/retry`, { may }).input(byId).output(articleImport),
  /** Moves all entries of the import to the trash, except those changed since. */
  undoImport: call(`POST ${path}/{id}/undo`, { may }).input(byId).output(articleImport),
}
