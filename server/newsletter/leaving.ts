import type { Context } from '#server/platform/calls/calls.ts'
import { forgetRepeats, isRefused } from '#server/platform/forms/forms.ts'
import { deleteMailsBeginning } from '#server/platform/mail/mail.ts'
import { requestErasureIfHeld } from '#server/platform/retention/holds.ts'
import { dropLettersOf } from './letters-ledger.ts'
import { dropAddress, type SubscriberRow, setLeft } from './subscriber-queries.ts'
import { keyBeginning, sendLeftLetter } from './subscription-letters.tsx'
import { endActivation } from './subscription-links.ts'

type Acting = Pick<Context, 'db' | 'clock' | 'secret' | 'erasures'>

/**
 * Ends the subscriptions of a mailbox by a link or an address from a letter. Because letters are forwarded,
 * the subscriber is notified and can return by a link; not if nothing was being sent, or if the address
 * refuses such letters.
 */
export async function endSubscriptionsOnRequest(
  given: Acting & Pick<Context, 'config'>,
  mailbox: readonly SubscriberRow[],
): Promise<void> {
  const reader = mailbox.find(({ state }) => state === 'active')
  const isForgotten = await endSubscriptionsOf(given, mailbox)
  if (!reader?.email || !isForgotten || (await isRefused(given, reader.email))) return
  await sendLeftLetter(given, { ...reader, email: reader.email })
}

/** Ends all subscriptions of a mailbox. Returns false if one is held. */
export async function endSubscriptionsOf(given: Acting, mailbox: readonly SubscriberRow[]): Promise<boolean> {
  let isForgotten = true
  for (const { id, email, state } of mailbox)
    if (state === 'active' || state === 'disabled')
      isForgotten = (await endSubscription(given, { id, email: email ?? '' })) && isForgotten
  return isForgotten
}

/**
 * Ends one subscription: deletes its address and its letters at once, and the form may be sent again. Returns
 * false for a held one: it gets no letters any more, and its address is deleted when the hold ends.
 */
export async function endSubscription(
  given: Acting,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const { db, clock, erasures } = given
  await setLeft(db, id, clock())
  await dropLettersOf(db, id, clock())
  await endActivation(given, id)
  await deleteMailsBeginning(db, keyBeginning(id))
  await forgetRepeats(given, 'newsletterSubscribers', { id, email })
  if (await requestErasureIfHeld(given, 'newsletterSubscribers', id)) return false
  await dropAddress(db, id)
  await erasures.note(db, [{ table: 'newsletterSubscribers', id }])
  return true
}
