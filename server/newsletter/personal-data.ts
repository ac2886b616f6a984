import { correctedBy, staysBecause } from '#messages/personal-data.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { forgetRepeats } from '#server/platform/forms/forms.ts'
import type { Erasing, PersonalData, Row } from '#server/platform/personal-data/personal-data.ts'
import { findIssue } from './issue-queries.ts'
import { endSubscription } from './leaving.ts'
import { findLettersTo } from './letters-ledger.ts'
import { markOf } from './marks.ts'
import { deletePending, dropAddress, findProofs } from './subscriber-queries.ts'
import { forgetSubscriptionLinks } from './subscription-links.ts'

const consents = { table: 'newsletterSubscribers', by: 'id' } as const

export const newsletterPersonal: readonly PersonalData[] = [
  {
    kind: 'newsletterSubscription',
    table: 'newsletterSubscribers',
    addresses: ['email'],
    disclosed: [
      'id',
      'language',
      'state',
      'createdAt',
      'expiresAt',
      'activatedAt',
      'legalBasis',
      'importedBy',
      'disabledReason',
      'disabledAt',
      'pausedUntil',
    ],
    consents,
    correct: correctedBy.subscription,
    erase: eraseSubscriptions,
    withdraw: (given, rows) => eraseSubscriptions(given, rows.filter(isReader)),
  },
  {
    kind: 'newsletterSubscription',
    table: 'newsletterSubscribers',
    addresses: [],
    disclosed: [],
    find: (db: Kysely<Database>, address, secret) => findProofs(db, markOf(secret, address)),
    consents,
    erase: staysBecause.newsletterProof,
  },
  {
    kind: 'newsletterSubscription',
    table: 'newsletterLetters',
    addresses: [],
    owner: { column: 'subscriberId', of: 'newsletterSubscribers' },
    disclosed: [
      ...(['id', 'newsletterId', 'wantedAt', 'writtenAt', 'outcome'] as const),
      ...(['trouble', 'bounce', 'bounceReason', 'bouncedAt'] as const),
    ],
    find: (db: Kysely<Database>, address, secret) =>
      findLettersTo(db, { address, mark: markOf(secret, address) }),
    about: async (db, { newsletterId }) => (await findIssue(db, Number(newsletterId)))?.subject ?? null,
    erase: staysBecause.newsletterLetters,
  },
]

function isReader({ state }: Row): boolean {
  return state === 'active' || state === 'disabled'
}

/** Ends subscriptions as their subscribers could by a link; deletes unconfirmed sign-ups entirely. */
async function eraseSubscriptions(given: Erasing, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const one = { id: Number(row.id), email: String(row.email) }
    if (row.state === 'left') await dropAddress(given.db, one.id)
    else if (row.state !== 'pending') await endSubscription(given, one)
    else await forgetRepeats(given, 'newsletterSubscribers', one)
  }
  const waiting = rows.filter(({ state }) => state === 'pending').map(({ id }) => Number(id))
  await deletePending(given.db, waiting)
  await forgetSubscriptionLinks(given.db, waiting)
}
