import { isLanguage } from '#contract/language.ts'
import { shell } from '#messages/shell.ts'

/** One address, with the name it belongs to. */
export interface Mailbox {
  name?: string
  address: string
}

const longestName = 100
const longestSubject = 200 // longer ones are cut by mail programs anyway
const oneAddress = /^[^\s\p{Cc}<>(),;:"\\[\]@]+@[^\s\p{Cc}<>(),;:"\\[\]@]+$/u

/** Throws for anything but one single address: it becomes a header and a command to the mail server. */
export function checkedMailbox({ name = '', address }: Mailbox): Required<Mailbox> {
  if (address.length > 254 || !oneAddress.test(address)) throw new Error('This is not one mail address.')
  return { name: headerText(name, longestName), address }
}

/** A subject that cannot begin another header. */
export function subjectText(subject: string): string {
  return headerText(subject, longestSubject)
}

/** `Institut <post@example.org>` or a bare address, as the settings have it. */
export function mailboxOf(setting: string): Required<Mailbox> {
  const [, name = '', address = setting] = /^(.+?) <([^<>]+)>$/.exec(setting) ?? []
  return checkedMailbox({ name: name.replace(/^"(.*)"$/, '$1'), address })
}

/** Who a letter comes from: without a name in the settings it is the institute's, in the language of the letter. */
export function senderOf(setting: string, language: string): Required<Mailbox> {
  const { name, address } = mailboxOf(setting)
  return { name: name || shell.institute[isLanguage(language) ? language : 'de'], address }
}

/** Where letters to many come back to; a star stands for the name of each. */
export function returnAddressOf(config: { mailReturn: string | undefined; mailFrom: string }): string {
  return config.mailReturn ?? mailboxOf(config.mailFrom).address
}

// No control characters, no line or paragraph separators, no marks that turn the reading direction.
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
