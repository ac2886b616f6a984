import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'
import { writeNewFile } from '#server/platform/storage/own-file.ts'

/** Name of the key file in the data folder, unless POOL_KEY sets another path; `age` can read it. */
export const addressKeyFile = 'pool.key'
/** File of the public key, with which a process without the secret key seals addresses. */
export const addressPublicFile = 'pool.pub'

/** Seals the addresses of volunteers; with the secret key they can be opened. */
export interface AddressKey {
  canOpen: boolean
  seal(address: string): Promise<Buffer>
  /** Throws if this process has no key, or if the address was sealed for another one. */
  open(sealed: Buffer): Promise<string>
}

interface Place {
  db: Kysely<Database>
  dataFolder: string
  config: {
    /** Path of the key file; undefined: in the data folder. */
    poolKey: string | undefined
    /** Whether this process sends letters; other processes do not read the key. */
    sendsLetters: boolean
  }
}

/**
 * Opens the key. The first start of a process that sends letters creates it. Throws an Error with a sentence
 * for the operator if it does not belong to this database, or if there is no key to seal with.
 */
export async function openAddressKey(place: Place): Promise<AddressKey> {
  const { db, dataFolder, config } = place
  return transact(db, async trx => {
    // Locked, so that only one of several first starts creates the key.
    await trx.selectFrom('installation').select('id').forUpdate().execute()
    const found = await readAddressKey({ ...place, db: trx })
    const identity = found.identity ?? (found.recipient ? undefined : await makeKey(place))
    const recipient = found.recipient ?? (await identityToRecipient(identity ?? ''))
    if (!found.isPublished) await writeNewFile(join(dataFolder, addressPublicFile), `${recipient}\n`, 0o644)
    if (!found.isKnown) await trx.updateTable('installation').set({ addressKey: recipient }).execute()
    return keyOf(recipient, config.sendsLetters ? identity : undefined)
  })
}

/** Finds the key for a command without creating one; null before the first start. */
export async function findAddressKey(place: Place): Promise<AddressKey | null> {
  const { identity, recipient } = await readAddressKey(place)
  return recipient ? keyOf(recipient, identity) : null
}

async function readAddressKey({ db, dataFolder, config }: Place) {
  const row = await db.selectFrom('installation').select('addressKey').executeTakeFirst()
  const known = row?.addressKey ?? undefined
  const published = await read(join(dataFolder, addressPublicFile), /^age1[a-z0-9]+$/)
  const path = keyPath({ dataFolder, config })
  const identity = config.sendsLetters ? await read(path, /^AGE-SECRET-KEY-1[A-Z0-9]+$/) : undefined
  const own = identity && (await identityToRecipient(identity))
  const [recipient, ...others] = new Set([known, published, own].filter(one => one !== undefined))
  if (others.length > 0)
    throw new Error(
      `${path}, ${join(dataFolder, addressPublicFile)} and the database belong to different keys of volunteers' addresses: bring back those of this database; docs/operations.md says what to do where they are lost.`,
    )
  return { identity, recipient, isKnown: known !== undefined, isPublished: published !== undefined }
}

async function makeKey({ dataFolder, config }: Place): Promise<string> {
  if (!config.sendsLetters)
    throw new Error(
      `${join(dataFolder, addressPublicFile)} is missing, by which addresses of volunteers are sealed: start the process that sends letters first (LETTERS=on).`,
    )
  const identity = await generateX25519Identity()
  await writeNewFile(keyPath({ dataFolder, config }), `${identity}\n`, 0o600)
  return identity
}

function keyPath({ dataFolder, config }: Pick<Place, 'dataFolder' | 'config'>): string {
  return config.poolKey ?? join(dataFolder, addressKeyFile)
}

async function read(path: string, form: RegExp): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`The key of volunteers' addresses cannot be read: ${path}.`, { cause: error })
  })
  // `age-keygen` writes comment lines above the key.
  const line = text?.split('\n').find(one => one !== '' && !one.startsWith('#'))
  if (text !== undefined && !form.test(line?.trim() ?? ''))
    throw new Error(`${path} is no key of volunteers' addresses, as \`age-keygen\` makes them.`)
  return line?.trim()
}

function keyOf(recipient: string, identity: string | undefined): AddressKey {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const decrypter = new Decrypter()
  if (identity) decrypter.addIdentity(identity)
  return {
    canOpen: identity !== undefined,
    seal: async address => Buffer.from(await encrypter.encrypt(padded(address))),
    async open(sealed) {
      if (!identity) throw new Error('This process has no key to open addresses with.')
      return (await decrypter.decrypt(sealed, 'text')).trimEnd()
    },
  }
}

const block = 128 // bytes; most addresses are shorter

/** Pads a text, so that the length of the encrypted text does not reveal its length. */
export function padded(text: string): string {
  const bytes = Buffer.byteLength(text)
  return text + ' '.repeat(Math.ceil(Math.max(bytes, 1) / block) * block - bytes)
}
