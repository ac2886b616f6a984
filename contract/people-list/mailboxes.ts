import { cleanKey } from '../clean-text.ts'

/** An e-mail address with the name before it. */
export interface Mailbox {
  email: string
  firstName: string
  lastName: string
  name: string
}

const mailbox = /<\s*(mailto:)?[^<>@\s]{1,64}@[^<>\s]{1,255}>/i

/** Whether a line contains mailboxes as mail programs write them: `Anna Feld <anna@example.org>`. */
export function hasMailbox(line: string): boolean {
  return mailbox.test(line)
}

/**
 * Returns the mailboxes of a line, separated by commas, semicolons or nothing; addresses without a name may
 * be among them.
 */
export function mailboxesIn(line: string): Mailbox[] {
  const found: Mailbox[] = []
  let at = 0
  for (;;) {
    const opening = line.indexOf('<', at)
    const closing = opening < 0 ? -1 : line.indexOf('>', opening)
    if (closing < 0) break
    const { plain, name } = beforeBracket(line.slice(at, opening))
    found.push(...plain.map(mailboxOf), {
      email: addressIn(line.slice(opening + 1, closing)),
      ...namesIn(name),
    })
    at = closing + 1
  }
  const rest = line.slice(at).split(/[\s,;]+/)
  return [...found, ...rest.filter(word => word.includes('@')).map(mailboxOf)]
}

export function mailboxOf(address: string): Mailbox {
  return { email: addressIn(address), firstName: '', lastName: '', name: '' }
}

function addressIn(text: string): string {
  return cleanKey(text).replace(/^mailto:/i, '')
}

/** Splits off addresses without a name that precede the name. */
function beforeBracket(text: string): { plain: string[]; name: string } {
  const words = text.replace(/^[\s,;]+/, '').split(/([\s,;]+)/)
  const plain: string[] = []
  while (words[0]?.includes('@') && !words[0].includes('"')) {
    plain.push(words[0])
    words.splice(0, 2)
  }
  return { plain, name: words.join('') }
}

const degree = /^(jr|sr|ii|iii|md|m\.d|ph\.?d|dr|m\.?sc|b\.?sc|mba)\.?$/i

/** Parses `Feld, Lise`, as sorted address lists write names, and `Lise Feld`. */
export function namesIn(text: string): Omit<Mailbox, 'email'> {
  const name = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["'](.*)["']$/, '$1')
    .trim()
  const [lastName = '', firstName = '', ...more] = name.split(',').map(word => word.trim())
  const isTurned = firstName !== '' && lastName !== '' && more.length === 0 && !degree.test(firstName)
  return isTurned
    ? { firstName, lastName, name: `${firstName} ${lastName}` }
    : { firstName: '', lastName: '', name }
}
