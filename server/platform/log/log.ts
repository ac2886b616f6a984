import pino, { type Logger } from 'pino'

/**
 * The log of a process: a line of JSON each, on its standard output. A line for which there is no room just now is tried
 * again, but not when the process ends: pino would try for ever then, and keep a process whose lines nobody reads.
 */
export function openLog(level: string): Logger {
  const out = pino.destination(1)
  process.prependListener('exit', () => {
    out.flushSync = () => {}
  })
  return pino({ level }, out)
}
