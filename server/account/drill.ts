import { randomBytes } from 'node:crypto'
import { isFailure } from '#contract/errors.ts'
import { contextOfVisitor, type Dependencies } from '#server/platform/calls/calls.ts'
import { noFigures } from '#server/platform/figures/figures.ts'
import { login } from './login.ts'

const guesses = 200

/**
 * Simulates an attack on the site's own login, so that staff see what is reported: wrong passwords for an
 * account that does not exist, each from another address of TEST-NET-1 (RFC 5737), which nobody has. The
 * attempts run one after the other, and no password is hashed once the name is locked, so that real logins
 * are not slowed down.
 */
export async function attackOwnLogin(given: Dependencies): Promise<void> {
  const username = `drill-${randomBytes(8).toString('hex')}@login.invalid`
  for (let guess = 1; guess <= guesses; guess += 1) {
    const context = { ...contextOfVisitor(given, `192.0.2.${guess}`), figures: noFigures, isDrill: true }
    await login(context, { username, password: `guess ${guess}` }).catch(ignoreRefusal)
  }
}

function ignoreRefusal(error: unknown): void {
  if (!isFailure(error)) throw error
}
