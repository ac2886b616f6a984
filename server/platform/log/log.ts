import pino, { type Logger } from 'pino'

/**
 * Opens the log of a process: JSON lines on standard output. A line that cannot be written is retried, but
 * not when the process ends, because pino would then retry for ever and keep a process alive whose output
 * nobody reads.
 */
export function openLog(level: string): Logger {
  const out = pino.destination(1)
  process.prependListener('exit', () => {
    out.flushSync = () => {}
  })
  return pino({ level }, out)
}
