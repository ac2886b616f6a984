export { failureOfOthers, reasonOf } from './away.ts'
export type {
  Caller,
  Context,
  CookieName,
  Credentials,
  Dependencies,
  FormPlace,
  LinkedPlace,
  LinkPlace,
  Log,
  PublishedPlace,
  RecordPlace,
  SentFile,
  UploadedFile,
} from './context.ts'
export { answerAccepted, noteNextChange, wrote } from './context.ts'
export type { Handlers } from './handlers.ts'
export { inTransaction } from './in-transaction.ts'
export { type BoundHandler, perform } from './perform.ts'
export { localizeFailure, problemOf } from './problem.ts'
export { bindCalls, inProcessClients } from './router.ts'
export { contextOfVisitor } from './visitor.ts'
