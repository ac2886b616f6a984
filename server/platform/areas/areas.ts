import type { Contract } from '#contract/contract.ts'
import type { May } from '#contract/permissions.ts'
import type { WaitingCount, WaitingRecords, WaitingThing } from '#contract/site/waiting.ts'
import type { Context, Dependencies, FormPlace, Handlers, RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'

/** What an area provides to the site, in `server/<area>/area.ts`; `server/areas.ts` lists the areas. */
export interface Area {
  /** Handlers of its calls. */
  calls?: object
  /** Background jobs, run on schedule or enqueued by calls. */
  jobs?: Readonly<Record<string, Job<Dependencies>>>
  /** The kinds of records that staff edit. */
  kinds?: readonly RecordPlace[]
  /** Forms for visitors whose data is stored, and other rows that require a consent. */
  forms?: readonly FormPlace[]
  /** Rows that are deleted after a period of `contract/retention.ts`. */
  forgets?: readonly Forgetting[]
  /** Tables that are not deleted, with the reason: no personal data, or deleted with other rows. */
  stays?: Readonly<Partial<Record<keyof Database, string>>>
  /** Personal data in its tables, to be disclosed and erased on request. */
  personal?: readonly PersonalData[]
  /** Tasks waiting for staff, shown in the overview to those with the flags for them. */
  waiting?: readonly Waiting[]
}

/** An area with calls in the contract, all of which must have handlers. */
export interface AreaOf<Name extends keyof Contract> extends Area {
  calls: Handlers<Contract[Name]>
}

export type Waiting = { may: May } & (
  | { records: (context: Context) => Promise<WaitingRecords> }
  | { things: (context: Context) => Promise<WaitingThing[]> }
  | { name: WaitingCount; count: (context: Context) => Promise<number | Counted> }
)

/** A count, and the time of the oldest item. */
export interface Counted {
  count: number
  since: Date | null
}
