import { withSourceLines } from './source-lines.ts'

/** What a log may say of an error nobody foresaw. */
export interface LoggedError {
  name: string
  /** Empty where it would repeat what somebody wrote. */
  message: string
  stack: string
  [fact: string]: string
}

// What PostgreSQL tells beside its message repeats the values of the row; these name places only.
const places = ['code', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const

/**
 * An error as facts for the log: where it happened, never what was being written. Messages of the database quote
 * values, so of those only the code stays.
 */
export function factsOf(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: '' }
  const told = error as Error & Record<string, unknown>
  const isOfDatabase = typeof told.severity === 'string' && typeof told.code === 'string'
  const named = places.flatMap(place => (typeof told[place] === 'string' ? [[place, told[place]]] : []))
  return {
    name: error.name,
    message: isOfDatabase ? '' : error.message,
    stack: framesOf(error),
    ...(isOfDatabase ? Object.fromEntries(named) : {}),
  }
}

// A stack begins with the message.
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter(line => /^\s+at /.test(line))
  return withSourceLines(frames.join('\n'))
}
