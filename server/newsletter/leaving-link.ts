import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail, isFailure } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { openToken, sealedToken } from '#server/platform/secret/sealed-token.ts'
import { markOf } from './marks.ts'
import { subscriberOfRow } from './subscription-links.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'secret'>

const purpose = 'own subscription'
const sealOptions = (secret: Buffer) => ({ secret, purpose, owner: 'newsletter' })

/**
 * Returns the tokens of the own subscription page, by their placeholders in a letter. The first holds the
 * sealed address, the second proves the right to unsubscribe. Neither needs a row, so they never expire and
 * work after a restore.
 */
export function leavingPair(secret: Buffer, email: string): Record<'subscription' | 'purpose', string> {
  return {
    subscription: sealedToken(email, sealOptions(secret)),
    purpose: proofOf(secret, email).toString('base64url'),
  }
}

/**
 * Returns the mailbox of a pair of tokens: its mark, or, for an old letter whose links are rows, the id of
 * one of its subscriptions. Throws `linkInvalid` and `linkExpired`.
 */
export async function findMailboxByLink(
  context: Needs,
  tokens: readonly [string, string],
): Promise<Buffer | number> {
  const { secret } = context
  const email = addressIn(secret, tokens[0])
  if (email === null) return subscriberOfRow(context, tokens)
  const [received, right] = [Buffer.from(tokens[1], 'base64url'), proofOf(secret, email)]
  if (received.length !== right.length || !timingSafeEqual(received, right)) throw fail('linkInvalid')
  return markOf(secret, email)
}

function addressIn(secret: Buffer, token: string): string | null {
  try {
    return openToken(token, sealOptions(secret))
  } catch (error) {
    if (isFailure(error, 'linkInvalid')) return null
    throw error
  }
}

function proofOf(secret: Buffer, email: string): Buffer {
  return createHmac('sha256', secret).update(`newsletter leaving:${email}`).digest()
}
