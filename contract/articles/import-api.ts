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

/** At most 1,000 numbers of PubMed. */
export const pubmedIds = z
  .array(pubmedId.min(1, { error: 'validPubmedId' }))
  .min(1)
  .max(1000)

/** Publications by the hundred: from a file, or chosen from what PubMed has found. */
export const articleImportApi = {
  /** The latest twenty. */
  imports: call(`GET ${path}`, { may }).input(z.strictObject({})).output(list(articleImport)),
  /** Reads a file of BibTeX, RIS, NBIB, CSL-JSON, or a list of numbers; nothing is entered yet. */
  importFile: call(`POST ${path}/file`, {
    ...{ may, limitBy: { user: 'upload' }, takesFile: true, inTransaction: false, status: 201 },
  })
    .input(z.strictObject({}))
    .output(made),
  /** Enters records of PubMed, hidden; what is there already stays as it is. */
  importFound: call(`POST ${path}/pubmed`, { may, status: 201 })
    .input(z.strictObject({ ids: pubmedIds, name: key(500).default('') }))
    .output(made),
  findImport: call(`GET ${path}/{id}`, { may }).input(byId).output(articleImport),
  importEntries: listCall({
    ...{ path: `${path}/{id}/entry`, may, row: importEntry, sort: ['line', 'title', 'year'] },
    filters: { ...byId.shape, outcome: anyOf(entryOutcomes).optional() },
  }),
  /** Whether entries that are new, or like others, are to be entered. */
  wantEntries: call(`PATCH ${path}/{id}/entry`, { may })
    .input(byId.extend({ entryIds: z.array(id).min(1).max(100), isWanted: z.boolean() }))
    .output(articleImport),
  /** Enters what is wanted, hidden unless it is to be shown at once; what cannot be cited yet stays hidden. */
  startImport: call(`POST ${path}/{id}/start`, { may })
    .input(byId.extend({ isVisible: z.boolean().default(false) }))
    .output(articleImport),
  /** Looks numbers up again, after a service could not be asked. */
  retryImport: call(`POST ${path}/{id}/retry`, { may }).input(byId).output(articleImport),
  /** Moves all that was entered to the trash, but for what was changed since. */
  undoImport: call(`POST ${path}/{id}/undo`, { may }).input(byId).output(articleImport),
}
