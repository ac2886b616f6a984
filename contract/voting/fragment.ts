const code = /^#code=([0-9A-Za-z-]{1,40})$/

/**
 * Returns the fragment with a personal code, for a link to a voting page: browsers send it to no server, so
 * that it appears in no log, cache or other site.
 */
export function fragmentOf(ticket: string): string {
  return `#code=${ticket}`
}

/** Returns the code in a fragment, or an empty text. */
export function codeIn(fragment: string): string {
  return code.exec(fragment)?.[1] ?? ''
}
