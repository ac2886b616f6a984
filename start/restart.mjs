const pauses = [1, 2, 5, 10] // seconds before each restart, the last one repeated
const settled = 60_000 // milliseconds of running after which the pauses begin again with the first
const settingsAreWrong = 78 // EX_CONFIG, as the site itself exits
const byHand = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs the website again and again, until it is stopped or ends in a way that the operator must fix. Returns
 * its last end. `stopping` is an AbortSignal; `run` resolves to { code, signal, wasReady }.
 */
export async function keepRunning(run, stopping) {
  let wasEverReady = false
  for (let ends = 0; ; ends += 1) {
    const began = performance.now()
    const end = await run()
    wasEverReady ||= end.wasReady
    if (stopping.aborted || !isWorthAnother(end, wasEverReady)) return end
    if (performance.now() - began > settled) ends = 0
    const seconds = pauses[Math.min(ends, pauses.length - 1)]
    console.error(`The website ended by itself (${wordsOf(end)}) and is started again in ${seconds} s.`)
    await pause(seconds * 1000, stopping)
    if (stopping.aborted) return { ...end, code: 0, signal: null }
  }
}

// A failure before the site was ever ready has printed its reason, and would repeat.
function isWorthAnother({ code, signal }, wasEverReady) {
  if (code === 0 || code === settingsAreWrong || byHand.includes(signal)) return false
  return wasEverReady || signal !== null
}

function wordsOf({ code, signal }) {
  return signal ?? `exit code ${code}`
}

function pause(milliseconds, stopping) {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    stopping.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
