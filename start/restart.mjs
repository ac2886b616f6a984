const pauses = [1, 2, 5, 10] // seconds before each further start, the last one for ever
const settled = 60_000 // milliseconds after which an end counts as the first again
const settingsAreWrong = 78 // EX_CONFIG, as the site itself says
const byHand = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs what serves the website again and again, until it is stopped or ends in a way that a person must mend. Gives its
 * last exit code. `stopping` is an AbortSignal; `run` gives { code, signal, wasReady }.
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

// What failed before it ever served has said why, and would say the same again.
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
