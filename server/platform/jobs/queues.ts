import type { Queue } from 'pg-boss'

const minute = 60 // seconds
const day = 24 * 60 * minute

type Settings = Omit<Queue, 'name'>

/** Where a job ends that failed to the last. */
export const deadQueue = 'dead'
export const deadSettings: Settings = { retentionSeconds: 30 * day, retryLimit: 0 }

/** All of the schedule goes through one queue, one after the other: at night nothing is urgent. */
export const recurringQueue = 'recurring'

const patient: Settings = {
  expireInSeconds: 5 * minute,
  heartbeatSeconds: 30, // a job whose process was killed is taken up again after 90 seconds at most
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 30 * minute,
  deadLetter: deadQueue,
}

export function queueOf(name: string): Settings {
  if (name === recurringQueue) return { ...patient, expireInSeconds: 15 * minute } // one waits for the other
  return { ...patient, notify: true } // somebody waits for it
}
