import { randomBytes } from 'node:crypto'
import { isFailure } from '#contract/errors.ts'
import { contextOfVisitor, type Dependencies } from '#server/platform/calls/calls.ts'
import { noFigures } from '#server/platform/figures/figures.ts'
import { login } from './login.ts'

const guesses = 200

/**
 * Attacks the site by its own login, for staff to see what appears: wrong passwords for an account that does not exist,
 * each from another address of TEST-NET-1 (RFC 5737), which nobody has. One after the other, and of a locked name no
 * password is hashed: who logs in meanwhile does not notice.
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
