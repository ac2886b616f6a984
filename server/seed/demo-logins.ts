import { randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { clearFailures } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { endSessionsOf, hashPassword } from '#server/platform/sessions/sessions.ts'

export interface DemoLogin {
  username: string
  password: string
}

/** The password of all demo accounts: the configured one, or a random one. */
export function demoPassword({ demo }: Pick<Config, 'demo'>): string {
  return demo.password ?? randomBytes(12).toString('base64url')
}

/**
 * Sets a new password for the demo accounts, because the first one is not stored. Ends their sessions. Throws
 * an Error with a sentence for the operator if the database does not hold the demo.
 */
export async function renewDemoLogins(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
): Promise<DemoLogin[]> {
  const { db } = context
  const installation = await db.selectFrom('installation').select('isDemo').executeTakeFirst()
  if (!installation?.isDemo)
    throw new Error('This database holds a real site; only the demo has logins to print.')
  const password = demoPassword(context.config)
  const passwordHash = await hashPassword(password)
  const accounts = await db
    .updateTable('users')
    .set({ passwordHash })
    .where('isDemo', '=', true)
    .returning(['id', 'username'])
    .execute()
  for (const { id } of accounts) {
    await clearFailures(db, id)
    await endSessionsOf(context, id, 'password')
  }
  return accounts.map(({ username }) => ({ username, password }))
}
