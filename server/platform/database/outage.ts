/** Says the first of many failures that have one cause, and how many followed once none comes any more. */
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
