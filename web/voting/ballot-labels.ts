import { pollPages as say } from '#messages/poll-pages.ts'

/** What the fields of a ballot are called, as they stand in it. */
export const ballotLabels = {
  votes: '',
  ticket: say.code,
  email: say.email,
  receipt: say.change,
  terms: '',
} as const
