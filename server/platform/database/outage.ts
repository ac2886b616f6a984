/**
 * Calls `say` for the first of a series of failures, and `after` with the number of the others once there has
 * been none for `quiet` milliseconds.
 */
export function oncePerOutage(say: Say, after: Say, quiet = 10_000): (facts: object) => void {
  let more = 0
  let end: NodeJS.Timeout | undefined
  return facts => {
    if (end) more += 1
    else say(facts)
    clearTimeout(end)
    end = setTimeout(over, quiet).unref()
  }

  function over(): void {
    end = undefined
    if (more > 0) after({ more })
    more = 0
  }
}

type Say = (facts: object) => void
