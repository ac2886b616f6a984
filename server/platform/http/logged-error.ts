import { withSourceLines } from './source-lines.ts'

/** The facts of an unexpected error that may be logged. */
export interface LoggedError {
  name: string
  /** Empty for database errors, whose messages quote values. */
  message: string
  stack: string
  [fact: string]: string
}

// PostgreSQL's other fields repeat values of the row; these contain only codes and names.
const places = ['code', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const

/**
 * Returns an error as facts for the log: where it happened, never the data. Messages of the database quote
 * values, so only the code and the names of the schema's objects are kept.
 */
export function factsOf(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: '' }
  const fields = error as Error & Record<string, unknown>
  const isOfDatabase = typeof fields.severity === 'string' && typeof fields.code === 'string'
  const named = places.flatMap(place => (typeof fields[place] === 'string' ? [[place, fields[place]]] : []))
  return {
    name: error.name,
    message: isOfDatabase ? '' : error.message,
    stack: framesOf(error),
    ...(isOfDatabase ? Object.fromEntries(named) : {}),
  }
}

// Removes the message, with which a stack begins.
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter(line => /^\s+at /.test(line))
  return withSourceLines(frames.join('\n'))
}
