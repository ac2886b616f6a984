import type { JobResult, PgBoss, Job as Task } from 'pg-boss'
import type { Log } from '#server/platform/database/database.ts'
import { type AllJobs, isRecurring } from './job.ts'
import { recurringQueue } from './queues.ts'
import { recurringNames, schedule, scheduleTimeZone } from './schedule.ts'

interface Working<Given> {
  open(): Promise<PgBoss>
  queue(boss: PgBoss, name: string): Promise<void>
  jobs: AllJobs<Given>
  given: Given
  log: Log
  isHeld: (name: string) => boolean
  signal: AbortSignal
}

const pause = 5000 // milliseconds between attempts to reach an unavailable database

// Fetches two jobs at a time, without a pause while the batch is full; each job has its own result.
const inPairs = { batchSize: 2, perJobResults: true, burstWhenBatchFull: true } as const

const eager = { ...inPairs, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const
const scheduled = { ...inPairs, pollingIntervalSeconds: 30 } as const

/** Runs all due jobs until the signal aborts. Never rejects. */
export async function workOn<Given>(working: Working<Given>): Promise<void> {
  while (!working.signal.aborted) {
    try {
      return await begin(working)
    } catch (error) {
      working.log.warn({ error: messageOf(error) }, 'the job queue cannot be opened yet')
      await new Promise(resolve => setTimeout(resolve, pause).unref())
    }
  }
}

async function begin<Given>(working: Working<Given>): Promise<void> {
  const { jobs, signal } = working
  const boss = await working.open()
  for (const name of Object.keys(jobs).filter(name => !isRecurring(name))) {
    if (signal.aborted) return
    await working.queue(boss, name)
    await boss.work(name, eager, tasks => Promise.all(tasks.map(task => settle(task, name, working))))
  }
  if (!signal.aborted) await workBySchedule(boss, working)
}

async function workBySchedule<Given>(boss: PgBoss, working: Working<Given>): Promise<void> {
  await working.queue(boss, recurringQueue)
  for (const name of recurringNames) {
    await boss.schedule(
      recurringQueue,
      schedule[name].at,
      { name },
      {
        key: name,
        tz: scheduleTimeZone,
        missed: 'once', // after a downtime at night, the job runs once
      },
    )
  }
  for (const { key } of await boss.getSchedules(recurringQueue)) {
    if (!isRecurring(key)) await boss.unschedule(recurringQueue, key)
  }
  await boss.work<{ name: string }>(recurringQueue, scheduled, async tasks => {
    const results: JobResult[] = []
    for (const task of tasks) results.push(await settle(task, task.data.name, working))
    return results
  })
}

async function settle<Given>(
  { id, data }: Pick<Task<unknown>, 'id' | 'data'>,
  name: string,
  working: Working<Given>,
): Promise<JobResult> {
  try {
    await run(name, data, working)
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: { message: messageOf(error) } }
  }
}

async function run<Given>(
  name: string,
  data: unknown,
  { jobs, given, log, isHeld }: Working<Given>,
): Promise<void> {
  if (isHeld(name)) return
  const began = performance.now()
  try {
    await jobs[name]?.(given, data)
    log.info({ job: name, milliseconds: Math.round(performance.now() - began) }, 'a job is done')
  } catch (error) {
    log.error({ job: name, error: messageOf(error) }, 'a job failed')
    throw error
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
