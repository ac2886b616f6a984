import { type Recurring, type RecurringName, recurringNames, schedule } from './schedule.ts'

/** One job: what it is given was JSON meanwhile, and is checked by the job itself. It may run twice. */
export type Job<Given> = (given: Given, data: unknown) => Promise<void>

/** Every job by name: all of the schedule, and those that calls ask for. */
export type AllJobs<Given> = Record<RecurringName, Job<Given>> & Record<string, Job<Given>>

/** The jobs of all areas together. Throws where two bear one name, or nobody does what the schedule asks for. */
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

/** Whether a job of the schedule writes to people or asks other hosts. */
export function reachesOthers(name: string): boolean {
  const recurring: Recurring | undefined = isRecurring(name) ? schedule[name] : undefined
  return recurring?.reachesOthers === true
}

export function isRecurring(name: string): name is RecurringName {
  return recurringNames.some(recurring => recurring === name)
}
