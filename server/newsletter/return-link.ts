import { z } from 'zod'
import { fail } from '#contract/errors.ts'
import { languages } from '#contract/language.ts'
import { returnLife } from '#contract/newsletter/subscription.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { openToken, sealedToken } from '#server/platform/secret/sealed-token.ts'

type Needs = Pick<Context, 'secret' | 'clock'>

// The address is stored only in the letter's link, because it is deleted when the subscription ends.
const returning = z.strictObject({
  /** Id of the ended subscription. */
  id: z.int(),
  email: z.string(),
  language: z.enum(languages),
  until: z.number(),
})
export type Returning = Omit<z.infer<typeof returning>, 'until'>

const purpose = 'return to the newsletter'
const sealOptions = (secret: Buffer) => ({ secret, purpose, owner: 'newsletter' })

/** Returns the token of the link by which a former subscriber returns, valid for seven days. */
export function returnToken({ secret, clock }: Needs, { id, email, language }: Returning): string {
  const until = clock().getTime() + returnLife
  return sealedToken(JSON.stringify({ id, email, language, until }), sealOptions(secret))
}

/**
 * Returns the content of a return token. Throws `linkInvalid` if this site has not made it, and
 * `linkExpired`.
 */
export function openReturn({ secret, clock }: Needs, token: string): Returning {
  const { until, ...one } = returning.parse(JSON.parse(openToken(token, sealOptions(secret))))
  if (until <= clock().getTime()) throw fail('linkExpired')
  return one
}
