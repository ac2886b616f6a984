import { z } from 'zod'
import { fail } from '#contract/errors.ts'
import { languages } from '#contract/language.ts'
import { returnLife } from '#contract/newsletter/subscription.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { openToken, sealedToken } from '#server/platform/secret/sealed-token.ts'

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

const purpose = 'return to the newsletter'
const lock = (secret: Buffer) => ({ secret, purpose, owner: 'newsletter' })

/** What the link of a letter holds by which somebody who has left comes back, for seven days. */
export function returnToken({ secret, clock }: Needs, { id, email, language }: Returning): string {
  const until = clock().getTime() + returnLife
  return sealedToken(JSON.stringify({ id, email, language, until }), lock(secret))
}

/** Throws `linkInvalid` for what this site has not made, and `linkExpired`. */
export function openReturn({ secret, clock }: Needs, token: string): Returning {
  const { until, ...one } = returning.parse(JSON.parse(openToken(token, lock(secret))))
  if (until <= clock().getTime()) throw fail('linkExpired')
  return one
}
