import { failureOfOthers, type Log } from '#server/platform/calls/calls.ts'
import { factsOf } from '#server/platform/http/logged-error.ts'

const brokenCode = 70 // EX_SOFTWARE

/**
 * Logs unhandled errors instead of ending the process and its requests. Only after an uncaught error of the
 * site's own code, which leaves an unknown state, is `stop` called to end the process with that exit code.
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
