/** Call → method and path, generated from the contract at build time, so that pages contain no schemas. */
declare module 'virtual:calls' {
  const calls: Record<string, `${string} ${string}`>
  export default calls
}

/** The same for logging in and for accounts. */
declare module 'virtual:calls/account' {
  const calls: Record<string, `${string} ${string}`>
  export default calls
}

/** The same for the calls that only staff use, and for logging in. */
declare module 'virtual:calls/backstage' {
  const calls: Record<string, `${string} ${string}`>
  export default calls
}
