import type { Contract } from '#contract/contract.ts'
import type { May } from '#contract/permissions.ts'
import type { WaitingCount, WaitingRecords, WaitingThing } from '#contract/site/waiting.ts'
import type { Context, Dependencies, FormPlace, Handlers, RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'

/** What an area hands out to the site, in `server/<area>/area.ts`; `server/areas.ts` lists the areas. */
export interface Area {
  /** The functions behind its calls. */
  calls?: object
  /** What runs beside the requests: by the schedule, or asked for by calls. */
  jobs?: Readonly<Record<string, Job<Dependencies>>>
  /** The kinds of records that staff edit. */
  kinds?: readonly RecordPlace[]
  /** The forms for visitors that keep what is sent, and other rows that somebody agrees to. */
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

/** An area with calls in the contract: none of its functions is missing. */
export interface AreaOf<Name extends keyof Contract> extends Area {
  calls: Handlers<Contract[Name]>
}

export type Waiting = { may: May } & (
  | { records: (context: Context) => Promise<WaitingRecords> }
  | { things: (context: Context) => Promise<WaitingThing[]> }
  | { name: WaitingCount; count: (context: Context) => Promise<number | Counted> }
)

/** How many, and when the oldest of them came. */
export interface Counted {
  count: number
  since: Date | null
}
