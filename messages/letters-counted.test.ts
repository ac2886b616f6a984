import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { cancelQuestion, confirmQuestion } from './registrations.ts'
import { againQuestion, invitingLead, remindingLead } from './voting-tickets.ts'

const texts = { confirmQuestion, cancelQuestion, againQuestion, invitingLead, remindingLead }

test.each(Object.entries(texts))('before letters are sent, their number is told: %s', (_name, textOf) => {
  for (const language of languages) expect(textOf(37)[language]).toMatch(/\b37\b/)
  for (const language of languages)
    expect(textOf(1)[language]).not.toMatch(/\b1 (E-Mails|e-mails|Anmeldungen)\b/)
})
