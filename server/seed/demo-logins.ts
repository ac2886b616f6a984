import { randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { clearFailures } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { endSessionsOf, hashPassword } from '#server/platform/sessions/sessions.ts'

export interface DemoLogin {
  username: string
  password: string
}

/** The password of all accounts of a demo: the setting's, else a random one. */
export function demoPassword({ demo }: Pick<Config, 'demo'>): string {
  return demo.password ?? randomBytes(12).toString('base64url')
}

/**
 * A new password for the accounts of the demo, since the first one is kept nowhere. Their sessions end. Throws an Error
 * with a sentence where this is no demo.
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
