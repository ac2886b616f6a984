import type { NewPasskey, PasskeyAnswer } from '#contract/account/second-factor.ts'

type Question = Record<string, unknown>

// Loaded only when a passkey is used.
const library = () => import('@simplewebauthn/browser')

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Asks the browser for a passkey's response; null if there is none, or the user cancels. */
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

/** Creates a passkey on the user's device; null if that fails, or the user cancels. */
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
