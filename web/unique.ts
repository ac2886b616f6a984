/** A name that no other window makes: `crypto.randomUUID` is there on secure addresses only. */
export function uniqueName(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`
}
