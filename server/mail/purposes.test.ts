import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { letterNames } from '#contract/events/letters.ts'
import { contestLetters } from '#messages/contest-letters.ts'
import { mailPurposeOf } from '#messages/mail-purposes.ts'
import { volunteerLetters } from '#messages/volunteer-letters.ts'

/** Purposes that the code contains as literals; others are composed of the names of letters. */
function literalPurposes(): string[] {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  const sources = files.filter(name => /\.tsx?$/.test(name) && !/test[^/]*$/.test(name))
  const texts = sources.map(name => readFileSync(join('server', name), 'utf8'))
  return texts.flatMap(text =>
    [...text.matchAll(/\bpurpose: '([^']+)'/g)].flatMap(([, purpose]) => purpose ?? []),
  )
}

test('the outbox has a name in both languages for every letter that is written', () => {
  const literal = literalPurposes()
  expect(literal).toEqual(expect.arrayContaining(['contact', 'passwordReset', 'ballot', 'emailWanted']))
  const purposes = [
    ...literal,
    ...letterNames.map(name => `registration ${name}`),
    ...Object.keys(contestLetters).map(name => `contribution ${name}`),
    ...Object.keys(volunteerLetters).map(name => `volunteer ${name}`),
    ...['email', 'opened', 'closed', 'username', 'role'].map(what => `access ${what}`),
    ...['invitation', 'reminder'].map(letter => `voting ${letter}`),
  ]
  for (const purpose of purposes) {
    const { de, en } = mailPurposeOf(purpose)
    expect([purpose, de === purpose, en === purpose]).toEqual([purpose, false, false])
  }
})
