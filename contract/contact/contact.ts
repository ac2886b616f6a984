import { z } from 'zod'
import { email, line, lines, name } from '../fields.ts'
import { type FormAdditions, formWithConsent, hasteScore } from '../form.ts'

const messageLength = 5000 // two pages; longer things are better attached to a reply
const pageLength = 300 // an address, or a sentence about where it is

const fields = {
  name: name('validName'),
  email,
  message: lines(messageLength, 'validMessage').pipe(z.string().min(1, { error: 'validMessage' })),
}

export const contactMessage = formWithConsent(fields)

/**
 * A report of something on the website that the sender cannot use; `page`: where, in the sender's words, may
 * be empty.
 */
export const barrierReport = formWithConsent({ ...fields, page: line(pageLength, 'length') })

/** Messages with at least this score are kept apart as likely spam. */
export const spamLimit = 5

/** Returns the spam score of a message, from its links and the haste of the sender. */
export function spamScore(input: FormAdditions & { message: string }): number {
  const links = input.message.match(/https?:\/\//gi)?.length ?? 0
  return Math.min(links, 5) + hasteScore(input)
}
