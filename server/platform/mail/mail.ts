export {
  type Batch,
  claimUnreportedPauses,
  countPausedByFailures,
  countSentSince,
  findBatch,
  openBatch,
  pauseBatch,
} from './batches.ts'
export {
  Button,
  Closing,
  Facts,
  LanguageBlock,
  Lines,
  Links,
  Note,
  Paragraph,
  Quote,
  Subtitle,
} from './blocks.tsx'
export { devMailPage, devMailsPage, devMailsPolicy, showsDevMails } from './dev-mails.tsx'
export { filledText } from './filled-text.tsx'
export { deleteMailsBeginning, takeBackMailsWith } from './hand-over.ts'
export { type Letter, letter } from './letter.tsx'
export { type LinkTokens, linkToken, placeholderOf, withoutPlaceholders } from './link-token.ts'

export { mailboxOf, returnAddressOf, senderOf } from './mailbox.ts'
export {
  countDelayed,
  countStranded,
  countUnsent,
  findInOutbox,
  mailsInOutbox,
  type OutboxLetter,
  type OutboxMail,
  sendAgain,
  troubleOf,
} from './outbox.ts'

export {
  findStates,
  takeBackMails,
  takeBackMailsBeginning,
} from './queries.ts'
export { queueMail } from './queue.ts'
export { Document } from './rich-text.tsx'
export type { CalendarEntry } from './stored.ts'
export { type MailWorker, startMailWorker } from './worker.ts'
