import { readersWho } from './people.ts'
import { guarded, type ReadLetter } from './python.ts'

/** A sentence that describes a check, and the problems it found. */
export interface Checked {
  summary: string
  problems: string[]
}

export function checkDelivery(issues: readonly ReadLetter[]): Checked {
  const present = readersWho('healthy', 'away')
  const times = (email: string) => issues.filter(({ headers }) => headers['delivered-to'] === email).length
  const once = present.filter(({ email }) => times(email) === 1)
  const largest = Math.max(...issues.map(({ size }) => size))
  return {
    summary:
      `delivered: ${once.length} of ${present.length} readers with a mailbox have the issue once, ` +
      `${present.filter(({ language }) => language === 'en').length} of them in English; ` +
      `the largest has ${Math.round(largest / 1024)} kB`,
    problems: [
      ...present
        .filter(({ email }) => times(email) !== 1)
        .map(({ email }) => `${email}: ${times(email)} issues`),
      ...readersWho('gone', 'full')
        .filter(({ email }) => times(email) > 0)
        .map(({ email }) => `${email} has an issue`),
    ],
  }
}

export function checkSignatures(letters: readonly ReadLetter[], issues: readonly ReadLetter[]): Checked {
  const isThere = (letter: ReadLetter) => (name: string) => letter.headers[name] !== undefined
  const unguarded = (letter: ReadLetter) =>
    [...guarded.always, ...guarded.ofLists.filter(isThere(letter))].filter(
      name => !letter.covered.includes(name),
    )
  const wrongWith = (letter: ReadLetter) => [
    ...(letter.signature === 'valid' ? [] : [`DKIM is ${letter.signature ?? 'missing'}`]),
    ...unguarded(letter).map(name => `DKIM does not guard ${name}`),
  ]
  const bare = issues.flatMap(letter =>
    guarded.ofLists
      .filter(name => !isThere(letter)(name))
      .map(name => `the issue to ${letter.to} has no ${name}`),
  )
  const valid = letters.filter(({ signature }) => signature === 'valid')
  const whole = valid.filter(letter => unguarded(letter).length === 0)
  const ofLists = (some: readonly ReadLetter[]) =>
    some.filter(letter => isThere(letter)('list-unsubscribe')).length
  return {
    summary:
      `DKIM: ${valid.length} of ${letters.length} letters are signed validly; ${whole.length} notice each change of ` +
      `${guarded.always.join(', ')}, and ${ofLists(whole)} of ${ofLists(letters)} that can be left of ` +
      guarded.ofLists.join(', '),
    problems: [
      ...letters.flatMap(letter =>
        wrongWith(letter).map(what => `“${letter.subject}” to ${letter.to}: ${what}`),
      ),
      ...bare,
    ],
  }
}
