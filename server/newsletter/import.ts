import type { Imported, ImportOutcome, RecipientImport } from '#contract/newsletter/import.ts'
import type { SubscriberState } from '#contract/newsletter/subscription.ts'
import { type ListedRow, readPeopleList } from '#contract/people-list/people-list.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit } from '#server/platform/records/records.ts'
import { markOf } from './marks.ts'
import { findByMarks, putImported } from './subscriber-queries.ts'

/**
 * Imports a list of subscribers, or reports what an import would do. Adds only addresses that were never
 * known: an import neither reactivates those who left or were disabled nor confirms pending ones.
 */
export async function importRecipients(context: Context, wish: RecipientImport): Promise<Imported> {
  const { db, secret, caller, clock } = context
  const { list, locale, legalBasis, isDryRun } = wish
  const entries = readPeopleList(list).map(entry => ({
    ...entry,
    mark: entry.person && markOf(secret, entry.person.email),
  }))
  const known = await knownStates(
    context,
    entries.flatMap(({ mark }) => mark ?? []),
  )
  const rows = entries.map(entry => ({
    ...entry,
    outcome: outcomeOf(entry, entry.mark && known.get(entry.mark.toString('hex'))),
  }))
  const readers = rows.flatMap(({ person, mark, outcome }) =>
    outcome === 'added' && person && mark
      ? [{ mark, email: person.email, language: person.language ?? locale }]
      : [],
  )
  if (!isDryRun && readers.length > 0) {
    await putImported(db, readers, { legalBasis, importedBy: caller?.id ?? null, now: clock() })
    const details = { rows: readers.length, legalBasis }
    await audit(context, { action: 'imported', entity: 'subscription', entityId: null, details })
  }
  return {
    added: readers.length,
    rows: rows.map(({ line, raw, person, outcome }) => ({
      line,
      said: raw,
      email: person?.email ?? null,
      outcome,
    })),
  }
}

/** Returns the state of each known mailbox: of its current subscription, or `left` if there is none. */
async function knownStates({ db }: Context, marks: readonly Buffer[]): Promise<Map<string, SubscriberState>> {
  const known = new Map<string, SubscriberState>()
  if (marks.length === 0) return known
  for (const { mark, state } of await findByMarks(db, marks)) {
    const key = mark.toString('hex')
    if (state !== 'left' || !known.has(key)) known.set(key, state)
  }
  return known
}

const outcomes: Record<SubscriberState, ImportOutcome> = {
  pending: 'waits',
  active: 'reads',
  disabled: 'stopped',
  left: 'left',
}

function outcomeOf({ problem }: ListedRow, state: SubscriberState | null | undefined): ImportOutcome {
  return problem ?? (state ? outcomes[state] : 'added')
}
