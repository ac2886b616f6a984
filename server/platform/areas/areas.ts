import type { AnyContractProcedure } from '@orpc/contract'
import type { Contract } from '#contract/contract.ts'
import type { May } from '#contract/permissions.ts'
import type { addressedCalls, publishedCalls, recordCalls } from '#contract/record.ts'
import type { WaitingCount, WaitingRecords } from '#contract/site/waiting.ts'
import type { translatedCalls } from '#contract/translated-calls.ts'
import type { Context, Dependencies, FormPlace, Handlers, RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'

/** What an area hands out to the site, in `server/<area>/area.ts`; `server/areas.ts` lists the areas. */
export interface Area {
  /** The functions behind its calls. */
  calls?: object
  /** Its rows of the role matrix: who may (o) and who may not (-), written by hand in the order of `matrixCallers`. */
  access?: Readonly<Record<string, string>>
  /** What runs beside the requests: by the schedule, or asked for by calls. */
  jobs?: Readonly<Record<string, Job<Dependencies>>>
  /** The kinds of records that staff edit. */
  kinds?: readonly RecordPlace[]
  /** The forms for visitors that keep what is sent. */
  forms?: readonly FormPlace[]
  /** What of its tables goes when a period of `contract/retention.ts` is over. */
  forgets?: readonly Forgetting[]
  /** Its other tables, and why they stay: no personal data, or what goes with something else. */
  stays?: Readonly<Partial<Record<keyof Database, string>>>
  /** What of its tables is about one person, to be told and erased on request. */
  personal?: readonly PersonalData[]
  /** What of it waits for staff, for the overview of those whose flags open it. */
  waiting?: readonly Waiting[]
}

/** An area with calls in the contract: none of its functions and none of its rows is missing. */
export interface AreaOf<Name extends keyof Contract> extends Area {
  calls: Handlers<Contract[Name]>
  access: Readonly<Record<CallNames<Contract[Name]>, string>>
}

export type Waiting = { may: May } & (
  | { records: (context: Context) => Promise<WaitingRecords> }
  | { name: WaitingCount; count: (context: Context) => Promise<number> }
)

/** The order in which `access` names kinds of callers. */
export const matrixCallers = [
  'visitor',
  'member',
  'userManager',
  'contentEditor',
  'newsEditor',
  'specialsEditor',
  'bibliographyEditor',
  'editor',
  'admin',
] as const

const recordCallNames = {
  ...{ list: true, find: true, create: true, change: true, remove: true, putBack: true, bulk: true },
  ...{ revisions: true, revision: true, restoreRevision: true, uses: true, presence: true },
  ...{ slug: true, setVisibility: true, preview: true, changedSince: true, markCurrent: true },
  draft: true,
} satisfies Record<RecordCall, true>

type RecordCall =
  | keyof ReturnType<typeof recordCalls>
  | keyof ReturnType<typeof addressedCalls>
  | keyof ReturnType<typeof publishedCalls>
  | keyof ReturnType<typeof translatedCalls>
  | 'draft'

/** The rows of a kind of record that is translated, addressed and published, where the same people may do everything to it. */
export function recordAccess(marks: string): Readonly<Record<`backstage.${RecordCall}`, string>> {
  const rows = Object.keys(recordCallNames).map(name => [`backstage.${name}`, marks])
  return Object.fromEntries(rows)
}

// The names of calls as they stand in the contract, e.g. `latest | backstage.create`.
type CallNames<Part> = {
  [Name in keyof Part & string]: Part[Name] extends AnyContractProcedure
    ? Name
    : `${Name}.${CallNames<Part[Name]>}`
}[keyof Part & string]
