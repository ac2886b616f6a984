import type { NewPasskey, PasskeyAnswer } from '#contract/account/second-factor.ts'

type Question = Record<string, unknown>

// Fetched by whoever uses a passkey, and by nobody else.
const library = () => import('@simplewebauthn/browser')

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** What a passkey answers; null where there was none, or somebody cancelled. */
export async function askPasskey(question: Question): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: question as never }).then(
    ({ id, rawId, type, response }) => {
      const { clientDataJSON, authenticatorData, signature, userHandle } = response
      const answer = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
      return { id, rawId, type, clientExtensionResults: {}, response: answer }
    },
    () => null,
  )
}

/** A passkey made in a device of one's own; null where that failed, or somebody cancelled. */
export async function makePasskey(question: Question): Promise<NewPasskey | null> {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON: question as never }).then(
    ({ id, rawId, type, response: { clientDataJSON, attestationObject, transports = [] } }) => ({
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject, transports },
    }),
    () => null,
  )
}
