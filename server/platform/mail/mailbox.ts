import { isLanguage } from '#contract/language.ts'
import { shell } from '#messages/shell.ts'

/** One e-mail address with its name. */
export interface Mailbox {
  name?: string
  address: string
}

const longestName = 100
const longestSubject = 200 // longer ones are cut by mail programs anyway
const oneAddress = /^[^\s\p{Cc}<>(),;:"\\[\]@]+@[^\s\p{Cc}<>(),;:"\\[\]@]+$/u

/** Throws unless this is one single address, because it becomes a header and an SMTP command. */
export function checkedMailbox({ name = '', address }: Mailbox): Required<Mailbox> {
  if (address.length > 254 || !oneAddress.test(address)) throw new Error('This is not one mail address.')
  return { name: headerText(name, longestName), address }
}

/** Returns a subject that cannot inject another header. */
export function subjectText(subject: string): string {
  return headerText(subject, longestSubject)
}

/** Parses an address from the settings: `Institut <post@example.org>` or a bare address. */
export function mailboxOf(setting: string): Required<Mailbox> {
  const [, name = '', address = setting] = /^(.+?) <([^<>]+)>$/.exec(setting) ?? []
  return checkedMailbox({ name: name.replace(/^"(.*)"$/, '$1'), address })
}

/**
 * Returns the sender of a letter; if the settings contain no name, the institute's in the language of the
 * letter.
 */
export function senderOf(setting: string, language: string): Required<Mailbox> {
  const { name, address } = mailboxOf(setting)
  return { name: name || shell.institute[isLanguage(language) ? language : 'de'], address }
}

/** Return address for bulk letters that bounce; a star stands for the letter's envelope id. */
export function returnAddressOf(config: { mailReturn: string | undefined; mailFrom: string }): string {
  return config.mailReturn ?? mailboxOf(config.mailFrom).address
}

// Replaces control characters, line and paragraph separators, and bidirectional marks.
function headerText(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
  const clean = line.replace(/ {2,}/g, ' ').trim()
  return clean.length <= longest
    ? clean
    : `${clean
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`
}
