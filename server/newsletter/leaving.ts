import type { Context } from '#server/platform/calls/calls.ts'
import { forgetRepeats, isRefused } from '#server/platform/forms/forms.ts'
import { deleteMailsBeginning } from '#server/platform/mail/mail.ts'
import { askWhereHeld } from '#server/platform/retention/holds.ts'
import { dropLettersOf } from './letters-ledger.ts'
import { dropAddress, type SubscriberRow, setLeft } from './subscriber-queries.ts'
import { keyBeginning, sendLeftLetter } from './subscription-letters.tsx'
import { endActivation } from './subscription-links.ts'

type Acting = Pick<Context, 'db' | 'clock' | 'secret' | 'erasures'>

/**
 * Ends subscriptions of one mailbox by a link or an address that stood in a letter. Letters are passed on: so whoever was
 * written to is told, and comes back by a link. Nothing is told where nothing was sent, or such letters were refused.
 */
export async function leaveAsAsked(
  given: Acting & Pick<Context, 'config'>,
  mailbox: readonly SubscriberRow[],
): Promise<void> {
  const reader = mailbox.find(({ state }) => state === 'active')
  const isForgotten = await leaveAll(given, mailbox)
  if (!reader?.email || !isForgotten || (await isRefused(given, reader.email))) return
  await sendLeftLetter(given, { ...reader, email: reader.email })
}

/** Ends all subscriptions of a mailbox. False where one is held. */
export async function leaveAll(given: Acting, mailbox: readonly SubscriberRow[]): Promise<boolean> {
  let isForgotten = true
  for (const { id, email, state } of mailbox)
    if (state === 'active' || state === 'disabled')
      isForgotten = (await leave(given, { id, email: email ?? '' })) && isForgotten
  return isForgotten
}

/**
 * Ends one subscription: its address goes at once, with the letters to it, and the form may be sent again. Where it is
 * held, nobody writes to the address any more, and it goes with the hold: then it gives false.
 */
export async function leave(given: Acting, { id, email }: { id: number; email: string }): Promise<boolean> {
  const { db, clock, erasures } = given
  await setLeft(db, id, clock())
  await dropLettersOf(db, id, clock())
  await endActivation(given, id)
  await deleteMailsBeginning(db, keyBeginning(id))
  await forgetRepeats(given, 'newsletterSubscribers', { id, email })
  if (await askWhereHeld(given, 'newsletterSubscribers', id)) return false
  await dropAddress(db, id)
  await erasures.note(db, [{ table: 'newsletterSubscribers', id }])
  return true
}
