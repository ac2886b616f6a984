import type { TestAccount } from './test-account.ts'

/** What somebody was written, in order: `secondFactorOn de`. */
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
