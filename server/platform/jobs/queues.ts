import type { Queue } from 'pg-boss'

const minute = 60 // seconds
const day = 24 * 60 * minute

type Settings = Omit<Queue, 'name'>

/** Queue of jobs that failed after all retries. */
export const deadQueue = 'dead'
export const deadSettings: Settings = { retentionSeconds: 30 * day, retryLimit: 0 }

/** Queue of all scheduled jobs, which run one after the other. */
export const recurringQueue = 'recurring'

const patient: Settings = {
  expireInSeconds: 5 * minute,
  heartbeatSeconds: 30, // a job whose process was killed is taken up again after 90 seconds at most
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 30 * minute,
  deadLetter: deadQueue,
  notify: true, // somebody may wait for the result
}

export function queueOf(name: string): Settings {
  if (name === recurringQueue) return { ...patient, expireInSeconds: 15 * minute } // each job waits for the one before it
  return patient
}
