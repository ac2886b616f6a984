import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer } from '#contract/account/second-factor.ts'

type Question = Record<string, unknown>

/** A passkey with fingerprint check that responds as a browser would at the test site. */
export function testPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(16)
  const id = credential.toString('base64url')
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  let counter = 0
  return {
    /** Response to the request for a new passkey (WebAuthn, attestation `none`). */
    madeFor(question: Question): NewPasskey {
      const client = clientData('webauthn.create', question)
      const length = Buffer.from([0, credential.length])
      const data = Buffer.concat([dataOf(0x45, 0), Buffer.alloc(16), length, credential, keyOf(publicKey)])
      // A map of three: fmt "none", attStmt {}, authData.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    answerTo(question: Question): PasskeyAnswer {
      counter += 1
      const client = clientData('webauthn.get', question)
      const data = dataOf(0x05, counter)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}

function clientData(type: string, { challenge }: Question): Buffer {
  return Buffer.from(
    JSON.stringify({ type, challenge, origin: 'https://mr.example.org', crossOrigin: false }),
  )
}

// Hash of the host, flags (present, verified, with a key) and the counter.
function dataOf(flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update('mr.example.org').digest(), Buffer.from([flags]), count])
}

/** Encodes a key for ES256 in COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function keyOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const [across, up] = [x, y].map(part => Buffer.from(part, 'base64url'))
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    ...[across ?? Buffer.alloc(0), Buffer.from('225820', 'hex'), up ?? Buffer.alloc(0)],
  ])
}
