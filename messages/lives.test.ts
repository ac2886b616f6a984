import { expect, test } from 'vitest'
import type { Bilingual } from '#contract/language.ts'
import { lifeDays, lifeMinutes } from '#contract/lives.ts'
import { retention } from '#contract/retention.ts'
import { account, accountLetters } from './account.ts'
import { records } from './backstage.ts'
import { ballotLetter } from './ballot-letters.ts'
import { contestForm } from './contest-form.ts'
import { contestLetters } from './contest-letters.ts'
import { newsletter } from './newsletter.ts'
import { subscriptionLetters } from './newsletter-letters.ts'
import { peopleBackstage } from './people-backstage.ts'
import { pollPages } from './poll-pages.ts'
import { previewWords } from './preview.ts'
import { privacy } from './privacy.ts'
import { factorOfWords } from './second-factor-backstage.ts'
import { resetAskedLetter } from './second-factor-letters.ts'
import { volunteerLetters } from './volunteer-letters.ts'
import { whatComesNext } from './volunteers.ts'

type Text = Bilingual<string>
const { letters } = subscriptionLetters

// Each text that states how long a link works, or when unconfirmed data is deleted.
const textsByLife: [life: keyof typeof lifeDays, texts: Text[]][] = [
  ['invitation', [accountLetters.invitation.note, account.linkInvalidLead, peopleBackstage.invited]],
  ['unconfirmedEmail', [accountLetters.emailWanted.note]],
  ['factorReset', [resetAskedLetter.what, factorOfWords.question, factorOfWords.ask]],
  ['preview', [previewWords.lead, records.previewLead]],
  ['dataRequest', [privacy.howItWorks]],
  ['newsletterReturn', [letters.left.what]],
  ['unconfirmedSubscription', [letters.activation.what, letters.activation.note, newsletter.sentLead]],
  ['unconfirmedContribution', [contestForm.doneLead, contestLetters.received.text]],
  ['unconfirmedVolunteer', [volunteerLetters.confirm.note, whatComesNext('x')]],
]

const words: Record<number, { de: RegExp; en: RegExp }> = {
  1: { de: /\beinen Tag\b|\b24 Stunden\b/, en: /\b(a|one) day\b|\b24 hours\b/ },
  7: { de: /\b(7|sieben) Tagen?\b/, en: /\b(7|seven) days\b/ },
}

test.each(textsByLife)('texts give the actual lifetime of %s', (life, texts) => {
  for (const text of texts) {
    expect(text.de).toMatch(words[lifeDays[life]]?.de ?? /no words for this number/)
    expect(text.en).toMatch(words[lifeDays[life]]?.en ?? /no words for this number/)
  }
})

test('texts give the actual lifetime of a password reset link and of an unconfirmed vote', () => {
  for (const text of [account.linkSentLead, account.linkInvalidLead, accountLetters.reset.note]) {
    expect(text.de).toContain(`${lifeMinutes.passwordReset} Minuten`)
    expect(text.en).toContain(`${lifeMinutes.passwordReset} minutes`)
  }
  for (const text of [ballotLetter.note, pollPages.pendingLead]) {
    expect(text.de).toContain(`${24 * retention.pendingBallot.days} Stunden`)
    expect(text.en).toContain(`${24 * retention.pendingBallot.days} hours`)
  }
})

test('the privacy page gives the lifetime of all links that it does not list one by one', () => {
  const { passwordReset, ...shorter } = lifeMinutes
  const { session, sessionWithFactor, knownDevice, unconfirmedEmail, ...others } = lifeDays
  // What ends with its row is stated in the row's own line; events and contests without an end are rare.
  const { unconfirmedContribution, unconfirmedVolunteer, unconfirmedSubscription, ...links } = others
  const { registrationWithoutDay, contributionWithoutEnd, ...named } = links
  expect(Object.keys(shorter)).toEqual(['secondStep'])
  const { de, en } = retention.link.period
  const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number).toSorted((a, b) => a - b)
  const all = [retention.link.days, passwordReset, ...Object.values(named)].toSorted((a, b) => a - b)
  expect([numbersIn(de), numbersIn(en)]).toEqual([all, all])
})
