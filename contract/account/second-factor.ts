import { z } from 'zod'
import { day, minute } from '../durations.ts'
import { id, line, moment } from '../fields.ts'
import { lifeDays, lifeMinutes } from '../lives.ts'

/** Durations of the second factor, in milliseconds. */
export const factorTimes = {
  /** From the password to the second step; a passkey challenge is valid as long. */
  step: lifeMinutes.secondStep * minute,
  /** How long a repeated proof of identity is valid for dangerous actions. */
  proof: 10 * minute,
  /** For setting up a second factor, from the moment a role requires it. */
  grace: 14 * day,
  /** During which the owner can stop a reset that an administrator requested. */
  reset: lifeDays.factorReset * day,
} as const

export const recoveryCodeCount = 10

/** Base64url, as browsers encode the fields of a passkey response. */
const bytes = z
  .string()
  .max(16_000)
  .regex(/^[\w-]*$/)
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') }
// Browsers add differing extension results; none is used here.
const extensions = { clientExtensionResults: z.object({}).default({}) }

/** A passkey's response to a challenge (WebAuthn). */
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

/** A newly created passkey (WebAuthn). */
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

/** The options that a browser passes to a passkey, in the format of WebAuthn. */
export const passkeyQuestion = z.record(z.string(), z.unknown())

/** Six digits of the app, or the longer recovery code. Spaces and hyphens are ignored. */
export const factorCode = z
  .string({ error: 'validCode' })
  .max(60, { error: 'validCode' })
  .transform(text => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, ''))
  .pipe(z.string().regex(/^(\d{6}|\d{12})$/, { error: 'validCode' }))

export const passkeyName = line(60).min(1, { error: 'required' })

/** A code or a passkey response. */
export const factorAnswer = {
  code: factorCode.optional(),
  passkey: passkeyAnswer.optional(),
}

/**
 * Proofs that a user can be asked for; `passkey` is the challenge, null if the user has no passkey for this
 * host.
 */
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
  /** Whether the passkey asks for a fingerprint or a PIN, so that it can log in without a password. */
  verifiesUser: z.boolean(),
  /** Whether it was created for an earlier address of the site; it does not work here then. */
  isForOldAddress: z.boolean(),
})

/** The caller's own second factor. */
export const ownFactor = z.object({
  isOn: z.boolean(),
  hasApp: z.boolean(),
  passkeys: z.array(passkey),
  /** Number of unused recovery codes. */
  codesLeft: z.int(),
  /**
   * Whether a role of the user requires a second factor; from `dueAt` on nothing else is permitted until it
   * is set up.
   */
  isRequired: z.boolean(),
  dueAt: moment.nullable(),
})
export type OwnFactor = z.infer<typeof ownFactor>

/** Shown only once; empty if the user already has recovery codes. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** Another user's second factor, for administrators. */
export const factorOf = z.object({
  isOn: z.boolean(),
  /** The requested reset, carried out at `dueAt` unless the owner objects. */
  reset: z.object({ askedAt: moment, dueAt: moment, askedBy: z.string().nullable() }).nullable(),
})
export type FactorOf = z.infer<typeof factorOf>
