import { pollPages as say } from '#messages/poll-pages.ts'

/** What the fields of a ballot are called, as they stand in it: the votes by what is voted on. */
export function ballotLabels({ title }: { title: string }) {
  return { votes: title, ticket: say.code, email: say.email, receipt: say.change, terms: '' }
}
