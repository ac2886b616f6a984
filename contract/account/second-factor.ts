import { z } from 'zod'
import { day, minute } from '../durations.ts'
import { id, line, moment } from '../fields.ts'
import { lifeDays, lifeMinutes } from '../lives.ts'

/** Milliseconds of everything about the second factor. */
export const factorTimes = {
  /** From the password to the second step; a question to a passkey waits as long. */
  step: lifeMinutes.secondStep * minute,
  /** How long a proof that it is they counts for dangerous acts. */
  proof: 10 * minute,
  /** To set one up, from when a role requires it. */
  grace: 14 * day,
  /** In which the owner can stop a reset that an administrator asked for. */
  reset: lifeDays.factorReset * day,
} as const

export const recoveryCodeCount = 10

/** Base64url, as browsers write what passkeys answer. */
const bytes = z
  .string()
  .max(16_000)
  .regex(/^[\w-]*$/)
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') }
// What browsers add beside it is of no use here, and differs from one to the next.
const extensions = { clientExtensionResults: z.object({}).default({}) }

/** What a passkey answers to a question (WebAuthn). */
export const passkeyAnswer = z.object({
  ...credential,
  ...extensions,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>

/** A passkey that was just made. */
export const newPasskey = z.object({
  ...credential,
  ...extensions,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(
        z
          .string()
          .max(20)
          .regex(/^[a-z-]+$/),
      )
      .max(10)
      .default([]),
  }),
})
export type NewPasskey = z.infer<typeof newPasskey>

/** What a browser hands to a passkey, as WebAuthn names it. */
export const passkeyQuestion = z.record(z.string(), z.unknown())

/** Of the app, six digits; a recovery code has more. Spaces and hyphens do not count. */
export const factorCode = z
  .string({ error: 'validCode' })
  .max(60, { error: 'validCode' })
  .transform(text => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, ''))
  .pipe(z.string().regex(/^(\d{6}|\d{12})$/, { error: 'validCode' }))

export const passkeyName = line(60).min(1, { error: 'required' })

/** Either of them. */
export const factorAnswer = {
  code: factorCode.optional(),
  passkey: passkeyAnswer.optional(),
}

/** What somebody can be asked for; `passkey` is the question to it, null where they have none here. */
export const askedFor = z.object({
  password: z.boolean(),
  app: z.boolean(),
  passkey: passkeyQuestion.nullable(),
})
export type AskedFor = z.infer<typeof askedFor>

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  /** It asks for a finger or a PIN, so that it lets in without a password. */
  verifiesUser: z.boolean(),
  /** It was made for another address of the site, and does not work here. */
  isForOldAddress: z.boolean(),
})

/** One's own second factor. */
export const ownFactor = z.object({
  isOn: z.boolean(),
  hasApp: z.boolean(),
  passkeys: z.array(passkey),
  /** Recovery codes that are not used yet. */
  codesLeft: z.int(),
  /** One's role asks for it; from `dueAt` on nothing else can be done before. */
  isRequired: z.boolean(),
  dueAt: moment.nullable(),
})
export type OwnFactor = z.infer<typeof ownFactor>

/** Shown this one time; empty where there are some already. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** Somebody else's, for administrators. */
export const factorOf = z.object({
  isOn: z.boolean(),
  /** Asked for, and done at `dueAt` unless its owner objects. */
  reset: z.object({ askedAt: moment, dueAt: moment, askedBy: z.string().nullable() }).nullable(),
})
export type FactorOf = z.infer<typeof factorOf>
