/** Returns a name that is unique among windows; `crypto.randomUUID` exists only in secure contexts. */
export function uniqueName(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`
}
