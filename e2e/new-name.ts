import { randomUUID } from 'node:crypto'

/** A name that an earlier try of the test has not taken. */
export const newName = (name: string) => `${name} ${randomUUID().slice(0, 6)}`

/** Does the same for an e-mail address. */
export const newAddress = (name: string) => `${name}-${randomUUID().slice(0, 6)}@example.org`
