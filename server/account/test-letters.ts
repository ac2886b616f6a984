import type { TestAccount } from './test-account.ts'

/** Letters sent to a recipient, in order, without lockout letters: `secondFactorOn de`. */
export async function findFactorMails(site: Pick<TestAccount, 'db'>, recipient: string): Promise<string[]> {
  const mails = await site.db
    .selectFrom('mails')
    .where('recipient', '=', recipient)
    .where('purpose', '!=', 'accountLocked')
    .select(['purpose', 'language'])
    .orderBy('id')
    .execute()
  return mails.map(({ purpose, language }) => `${purpose} ${language}`)
}
