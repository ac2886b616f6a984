import type { RetentionKind } from '#contract/retention.ts'
import { allAreas } from '#server/areas.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { discardWal, vacuumDeletedRows } from '#server/platform/database/database.ts'
import { consentForgets, repeatForgets } from '#server/platform/forms/forms.ts'
import { limitForgets } from '#server/platform/limits/forgets.ts'
import { linkForgets } from '#server/platform/links/forgets.ts'
import { mailForgets } from '#server/platform/mail/forgets.ts'
import { auditForgets, deleteUnusedWords, trashForgets } from '#server/platform/records/records.ts'
import { type Forgetting, type Forgotten, forget } from '#server/platform/retention/retention.ts'
import { noteRun } from '#server/platform/retention/runs.ts'
import { sessionForgets } from '#server/platform/sessions/forgets.ts'
import { endHolds } from '#server/privacy/privacy.ts'
import { allPersonal } from './personal-data.ts'

export { findKeysDue } from '#server/voting/voting.ts'

/** All retention rules of the areas and of the platform. */
export const allForgets: readonly Forgetting[] = [
  ...allAreas.flatMap(area => area.forgets ?? []),
  ...trashForgets(allAreas.flatMap(area => area.kinds ?? [])),
  ...consentForgets(allAreas.flatMap(area => area.forms ?? [])),
  ...[sessionForgets, mailForgets, linkForgets, limitForgets, repeatForgets, auditForgets].flat(),
]

/** Kinds of data that are stored in files instead of tables; `retentionJobs.forget` deletes them as well. */
export const keptInFiles: readonly RetentionKind[] = ['erasureMark']

/** Kinds of data that are deleted only at the person's request. */
export const keptUntilAsked: readonly RetentionKind[] = ['refusedAddress']

/** Tables from which no retention period deletes rows, with the reason; areas declare theirs in `stays`. */
export const allStays: Readonly<Record<string, string>> = {
  installation: 'what tells whether the secret of this installation is the right one',
  migrations: 'which migrations have run',
  retentionRuns: 'how many rows each run deleted, in numbers alone, for 400 days',
  retentionHolds: 'end with their moment, or before: see the board of retention',
  listSettings: 'go with their person',
  roles: 'names of roles',
  statuses: 'names of statuses',
  sessionTokens: 'go with their session',
  revisions: 'go with their record',
  presence: 'who has a record open: gone 75 seconds after the screen was closed, when anybody next opens one',
  recordAttempts: 'names of attempts to make a record, kept for a day so that none is made twice',
  slugs: 'go with their record',
  tags: 'words that staff chose for content',
  recordTags: 'go with their record',
  recordReferences: 'go with their record',
  mailBatches: 'letters to many that are paused and stopped together, and how many of them failed',
  mailboxReadings: 'how far the mailbox of the site is read',
  searchEntries: 'go with their record',
  searchProgress: 'how far the index is made',
  knownWords: 'words of texts: those that no record contains any more are deleted every night',
  ...Object.assign({}, ...allAreas.map(area => area.stays ?? {})),
}

// Rows of accounts are few, and without an address.
const tablesOfAddresses = [
  ...new Set(
    allPersonal.filter(({ owner, addresses }) => !owner || addresses.length > 0).map(({ table }) => table),
  ),
]

export const retentionJobs = {
  forget: async (given: Dependencies) => {
    await endHolds(given)
    await run(given, allForgets, true)
    await deleteUnusedWords(given.db)
    // Removes what was deleted since the last night, by retention or by hand, from the database files as
    // well.
    await vacuumDeletedRows(given.db, tablesOfAddresses)
    await given.erasures.trim(given.db, given.clock())
    await discardWal(given.db)
  },
  forgetHourly: async (given: Dependencies) =>
    run(
      given,
      allForgets.filter(({ isHourly }) => isHourly),
    ),
}

async function run(given: Dependencies, which: readonly Forgetting[], isWhole = false): Promise<void> {
  const now = given.clock()
  let done: Forgotten[] = []
  try {
    done = await forget({ ...given, clock: () => now }, which)
  } finally {
    await noteRun({ db: given.db, now }, { isWhole, which, done })
  }
  const counts = done.filter(({ rows }) => rows > 0)
  if (counts.length === 0) return
  const deleted = counts.map(({ forgetting: { kind, table }, rows }) => ({ kind, table, rows }))
  given.log.info({ forgotten: deleted }, 'personal data whose period is over was deleted')
}
