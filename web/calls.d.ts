/** Call → method and path, written from the contract at build time, so that pages carry no schemas. */
declare module 'virtual:calls' {
  const calls: Record<string, `${string} ${string}`>
  export default calls
}

/** The same for the calls that only staff use. */
declare module 'virtual:calls/backstage' {
  const calls: Record<string, `${string} ${string}`>
  export default calls
}
