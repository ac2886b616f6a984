import { z } from 'zod'
import { fail } from '#contract/errors.ts'
import { languages } from '#contract/language.ts'
import { returnLife } from '#contract/newsletter/subscription.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { seal, unseal } from '#server/platform/secret/seal.ts'

type Needs = Pick<Context, 'secret' | 'clock'>

// The address is kept nowhere but in the letter to it: whoever leaves is forgotten at once.
const returning = z.strictObject({
  /** The subscription that ended. */
  id: z.int(),
  email: z.string(),
  language: z.enum(languages),
  until: z.number(),
})
export type Returning = Omit<z.infer<typeof returning>, 'until'>

const lock = (secret: Buffer) => ({ secret, purpose: 'return to the newsletter', owner: 'newsletter' })

/** What the link of a letter holds by which somebody who has left comes back, for seven days. */
export function returnToken({ secret, clock }: Needs, { id, email, language }: Returning): string {
  const until = clock().getTime() + returnLife
  return seal(JSON.stringify({ id, email, language, until }), lock(secret)).toString('base64url')
}

/** Throws `linkInvalid` for what this site has not made, and `linkExpired`. */
export function openReturn({ secret, clock }: Needs, token: string): Returning {
  const { until, ...one } = returning.parse(JSON.parse(opened(secret, token)))
  if (until <= clock().getTime()) throw fail('linkExpired')
  return one
}

function opened(secret: Buffer, token: string): string {
  try {
    return unseal(Buffer.from(token, 'base64url'), lock(secret))
  } catch {
    throw fail('linkInvalid')
  }
}
