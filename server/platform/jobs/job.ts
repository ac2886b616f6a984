import { type Recurring, type RecurringName, recurringNames, schedule } from './schedule.ts'

/** A job. Its data has been stored as JSON, and the job validates it itself. It may run twice. */
export type Job<Given> = (given: Given, data: unknown) => Promise<void>

/** All jobs by name: those of the schedule and those that calls enqueue. */
export type AllJobs<Given> = Record<RecurringName, Job<Given>> & Record<string, Job<Given>>

/** Returns the jobs of all areas. Throws if two have the same name, or if a scheduled job is missing. */
export function jobsOf<Given>(areas: readonly { jobs?: Readonly<Record<string, Job<Given>>> }[]) {
  const jobs: Record<string, Job<Given>> = {}
  for (const [name, job] of areas.flatMap(area => Object.entries(area.jobs ?? {}))) {
    if (jobs[name]) throw new Error(`Two jobs are called ${name}.`)
    jobs[name] = job
  }
  if (!isComplete(jobs)) throw new Error('The schedule names a job that no area hands out.')
  return jobs
}

function isComplete<Given>(jobs: Record<string, Job<Given>>): jobs is AllJobs<Given> {
  return recurringNames.every(name => jobs[name])
}

/** Whether a scheduled job writes to people or sends requests to other hosts. */
export function reachesOthers(name: string): boolean {
  const recurring: Recurring | undefined = isRecurring(name) ? schedule[name] : undefined
  return recurring?.reachesOthers === true
}

export function isRecurring(name: string): name is RecurringName {
  return recurringNames.some(recurring => recurring === name)
}
