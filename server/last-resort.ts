import { failureOfOthers, type Log } from '#server/platform/calls/calls.ts'
import { factsOf } from '#server/platform/http/logged-error.ts'

const brokenCode = 70 // EX_SOFTWARE

/**
 * Logs what nobody has handled, instead of ending the process with every request in it. Only after a mistake of our own,
 * when nobody knows what state is left, does it stop: `stop` ends the process with the code.
 */
export function handleTheUnhandled(log: Log, stop: (code: number) => void): void {
  process.on('unhandledRejection', reason => {
    log.error({ error: factsOf(reason) }, 'a promise failed that nobody waited for')
  })
  process.on('uncaughtException', error => {
    if (failureOfOthers(error))
      return log.error({ error: factsOf(error) }, 'something the site needs is away, and nobody listened')
    log.error({ error: factsOf(error) }, 'an error was handled nowhere: the site stops and is started anew')
    stop(brokenCode)
  })
}
