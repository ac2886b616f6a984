const code = /^#code=([0-9A-Za-z-]{1,40})$/

/**
 * A personal code in a link to the page of a vote: behind `#`, where browsers send it to no server, so that no log, cache
 * or other site ever sees it.
 */
export function fragmentOf(ticket: string): string {
  return `#code=${ticket}`
}

/** The code behind `#`, or an empty text. */
export function codeIn(fragment: string): string {
  return code.exec(fragment)?.[1] ?? ''
}
