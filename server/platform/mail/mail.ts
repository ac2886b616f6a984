export { Button, Closing, Facts, Lines, Links, Note, Paragraph, Quote, Subtitle } from './blocks.tsx'
export { type DevMailsParts, devMailPage, devMailsPage, devMailsPolicy, showsDevMails } from './dev-mails.tsx'
export { filledText, type PlaceholderValue } from './filled-text.tsx'
export { type Letter, letter } from './letter.tsx'
export { type LinkTokens, linkToken, placeholderOf, withoutPlaceholders } from './link-token.ts'
export type { Mailbox } from './mailbox.ts'
export { mailboxOf, senderOf } from './mailbox.ts'
export {
  countDelayed,
  countStranded,
  findInOutbox,
  mailsInOutbox,
  type OutboxLetter,
  type OutboxMail,
  sendAgain,
  troubleOf,
} from './outbox.ts'
export type { MailReason } from './outcome.ts'
export { deleteMails, deleteMailsBeginning, findStates } from './queries.ts'
export { type Attachment, type Mail, queueMail } from './queue.ts'
export { Document } from './rich-text.tsx'
export type { CalendarEntry } from './stored.ts'
export { type MailWorker, type MailWorkerParts, startMailWorker } from './worker.ts'
