import { pollPages as say } from '#messages/poll-pages.ts'

/** Returns the labels of a ballot's fields; that of the votes is the title of the poll or work. */
export function ballotLabels({ title }: { title: string }) {
  return { votes: title, ticket: say.code, email: say.email, receipt: say.change, terms: '' }
}
