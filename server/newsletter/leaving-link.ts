import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail, isFailure } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { openToken, sealedToken } from '#server/platform/secret/sealed-token.ts'
import { markOf } from './marks.ts'
import { subscriberOfRow } from './subscription-links.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'secret'>

const purpose = 'own subscription'
const lock = (secret: Buffer) => ({ secret, purpose, owner: 'newsletter' })

/**
 * The tokens of the page of one's own subscription, by the names of their places in a letter. The first holds the address,
 * sealed; the second says that it may be ended. Neither needs a row: so they work for good, also after a restore.
 */
export function leavingPair(secret: Buffer, email: string): Record<'subscription' | 'purpose', string> {
  return {
    subscription: sealedToken(email, lock(secret)),
    purpose: proofOf(secret, email).toString('base64url'),
  }
}

/**
 * Which mailbox a pair of tokens opens: its mark, or, by a letter from when links were rows, one of its subscriptions.
 * Throws `linkInvalid` and `linkExpired`.
 */
export async function mailboxBehind(
  context: Needs,
  tokens: readonly [string, string],
): Promise<Buffer | number> {
  const { secret } = context
  const email = addressIn(secret, tokens[0])
  if (email === null) return subscriberOfRow(context, tokens)
  const [told, right] = [Buffer.from(tokens[1], 'base64url'), proofOf(secret, email)]
  if (told.length !== right.length || !timingSafeEqual(told, right)) throw fail('linkInvalid')
  return markOf(secret, email)
}

function addressIn(secret: Buffer, token: string): string | null {
  try {
    return openToken(token, lock(secret))
  } catch (error) {
    if (isFailure(error, 'linkInvalid')) return null
    throw error
  }
}

function proofOf(secret: Buffer, email: string): Buffer {
  return createHmac('sha256', secret).update(`newsletter leaving:${email}`).digest()
}
