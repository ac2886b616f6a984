/** Call → method and path, written from the contract at build time, so that pages carry no schemas. */
declare module 'virtual:calls' {
  const calls: Record<string, `${string} ${string}`>
  export default calls
}
