export type { ReturnedMail } from './mailbox.ts'
export { readMailbox } from './read-mailbox.ts'
export { mailboxStanding } from './standing.ts'
