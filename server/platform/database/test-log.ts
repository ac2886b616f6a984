import type { Log } from './log.ts'

export type RecordedLog = Log & { readonly messages: string[] }

/** A log that keeps its messages for the test to look at. */
export function recordLog(): RecordedLog {
  const messages: string[] = []
  const record = (_facts: object, message: string) => void messages.push(message)
  return { messages, info: record, warn: record, error: record }
}
