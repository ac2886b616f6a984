const deepest = 64 // levels: a table in a list in a text of a page has about forty

const quote = 0x22
const backslash = 0x5c
const opens = new Set([0x5b, 0x7b]) // [ {
const closes = new Set([0x5d, 0x7d])

/**
 * Whether a JSON text is nested deeper than any valid input. Checked before parsing, which is far more
 * expensive.
 */
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

// The closing quote of a string is not preceded by an odd number of backslashes.
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
