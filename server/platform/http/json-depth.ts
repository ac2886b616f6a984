const deepest = 64 // levels: a table in a list in a text of a page has about forty

const quote = 0x22
const backslash = 0x5c
const opens = new Set([0x5b, 0x7b]) // [ {
const closes = new Set([0x5d, 0x7d])

/** Whether a text in JSON is nested deeper than anything of ours: read before it is parsed, which costs far more. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === quote) at = endOfText(json, at)
    else if (opens.has(sign)) depth += 1
    else if (closes.has(sign)) depth -= 1
    if (depth > deepest) return true
  }
  return false
}

// The closing quote of a text: one that no odd number of backslashes stands before.
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1)
  return end === -1 ? json.length : end
}

function isEscaped(json: string, at: number): boolean {
  let before = at - 1
  while (json.charCodeAt(before) === backslash) before -= 1
  return (at - before) % 2 === 0
}
