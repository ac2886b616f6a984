import type { Log } from './log.ts'

export type RecordedLog = Log & { readonly messages: string[] }

/** Returns a log that records its messages for the test. */
export function recordLog(): RecordedLog {
  const messages: string[] = []
  const record = (_facts: object, message: string) => void messages.push(message)
  return { messages, info: record, warn: record, error: record }
}
