import { createHmac } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer } from '#contract/account/second-factor.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { report } from '#server/security/security.ts'
import { countElsewhere, findPasskey, type PasskeyRow, passkeysOf, usePasskey } from './passkey-queries.ts'

type Needs = Pick<Context, 'db' | 'config'>

// The library parses certificates and much else, so it is loaded only on first use.
const library = () => import('@simplewebauthn/server')

const timeout = 5 * 60_000 // milliseconds that the browser waits for the device

/** Returns the challenge that any passkey of this site can sign. */
export async function questionToAny({ config }: Pick<Context, 'config'>, challenge: string) {
  return questionTo({ config }, challenge, { known: [], userVerification: 'required' })
}

/** Returns the challenge for the passkeys of a user; null if none works on this host. */
export async function questionToOwn({ db, config }: Needs, userId: number, challenge: string) {
  const known = (await passkeysOf(db, userId)).filter(({ rpId }) => rpId === config.passkeys.rpId)
  return known.length === 0
    ? null
    : questionTo({ config }, challenge, { known, userVerification: 'preferred' })
}

async function questionTo(
  { config }: Pick<Context, 'config'>,
  challenge: string,
  { known, userVerification }: { known: PasskeyRow[]; userVerification: 'required' | 'preferred' },
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: config.passkeys.rpId,
    challenge: bytesOf(challenge),
    timeout,
    userVerification,
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as never,
    })),
  })
  return { ...options }
}

/** Returns the options with which a browser has a new passkey made. */
export async function questionForNew(
  { db, config, secret }: Needs & Pick<Context, 'secret'>,
  person: { id: number; username: string; name: string },
  challenge: string,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await library()
  const own = await passkeysOf(db, person.id)
  const options = await generateRegistrationOptions({
    rpName: config.passkeys.rpId,
    rpID: config.passkeys.rpId,
    // The device keeps this id, so it must not identify the user to anyone who finds the device.
    userID: new Uint8Array(createHmac('sha256', secret).update(`passkeys of ${person.id}`).digest()),
    userName: person.username,
    userDisplayName: person.name,
    challenge: bytesOf(challenge),
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs: [-8, -7, -257], // Ed25519, ES256, RS256: asking for newer ones is experimental in Node
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as never,
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { ...options }
}

/** Verifies a new passkey and returns the data to store; null if the response is not valid. */
export async function readNewPasskey(
  { config, log }: Pick<Context, 'config' | 'log'>,
  passkey: NewPasskey,
  challenge: string,
) {
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: passkey as never,
    expectedChallenge: challenge,
    expectedOrigin: originsOf(config),
    expectedRPID: config.passkeys.rpId,
    requireUserVerification: false,
  }).catch(refused(log))
  const info = verified?.registrationInfo
  if (!info) return null
  return {
    credentialId: info.credential.id,
    publicKey: Buffer.from(info.credential.publicKey),
    counter: info.credential.counter,
    transports: passkey.response.transports,
    rpId: config.passkeys.rpId,
    verifiesUser: info.userVerified,
  }
}

/**
 * Returns the passkey that has signed this very challenge; null if none has. With `alone` it must have
 * verified the user by fingerprint or PIN. A counter that does not increase is refused and reported, because
 * the passkey may have been copied.
 */
export async function checkPasskey(
  context: Context,
  answer: PasskeyAnswer,
  { challenge, alone }: { challenge: string; alone: boolean },
): Promise<PasskeyRow | null> {
  const { db, config, clock, log } = context
  const known = await findPasskey(db, answer.id)
  if (!known) return null
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response: answer as never,
    expectedChallenge: challenge,
    expectedOrigin: originsOf(config),
    expectedRPID: known.rpId === config.passkeys.rpId ? known.rpId : 'another host',
    requireUserVerification: alone,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: -1, // checked below, where concurrent uses cannot slip past
    },
  }).catch(refused(log))
  if (!verified?.verified) return null
  if (await usePasskey(db, known.id, verified.authenticationInfo.newCounter, clock())) return known
  await reportCounter(context, known)
  return null
}

/** Counts the passkeys that no longer work because the site has moved to another host. */
export async function passkeysElsewhere({ db, config }: Needs) {
  const { rpId } = config.passkeys
  return { host: rpId, ...(await countElsewhere(db, rpId)) }
}

/** Logged at start, so that it is noticed before a login fails. */
export async function warnOfPasskeys(context: Needs & Pick<Context, 'log'>): Promise<void> {
  const { host, passkeys, people } = await passkeysElsewhere(context)
  if (passkeys > 0)
    context.log.warn(
      { host, passkeys, people },
      'passkeys belong to another host and open nothing here: set RP_ID to the one they were made for, or ask for new ones',
    )
}

async function reportCounter(context: Context, { id, userId, name }: PasskeyRow): Promise<void> {
  await report(context, {
    cause: 'passkeyCounter',
    userId,
    details: { device: name },
    groupKey: `passkey counter ${id}`,
    done: [{ step: 'loginRefused' }],
  })
}

function originsOf({ baseUrl, passkeys }: Context['config']): string[] {
  return [baseUrl, ...passkeys.origins]
}

function bytesOf(challenge: string) {
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

// The library throws when a response is not valid.
function refused(log: Context['log']) {
  return (error: unknown) => {
    log.info({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was refused')
    return null
  }
}
