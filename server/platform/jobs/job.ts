import { type RecurringName, recurringNames } from './schedule.ts'

/** One job: what it is given was JSON meanwhile, and is checked by the job itself. It may run twice. */
export type Job<Given> = (given: Given, data: unknown) => Promise<void>

/** Every job by name: all of the schedule, and those that calls ask for. */
export type AllJobs<Given> = Record<RecurringName, Job<Given>> & Record<string, Job<Given>>

export function isRecurring(name: string): name is RecurringName {
  return recurringNames.some(recurring => recurring === name)
}
