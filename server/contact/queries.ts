import type { ContactMessage } from '#contract/contact/contact.ts'
import type { Language } from '#contract/language.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

interface Received {
  message: ContactMessage & { page?: string }
  language: Language
  score: number
  now: Date
}

export async function insertMessage(
  db: Kysely<Database>,
  { message, language, score, now }: Received,
): Promise<void> {
  const { name, email, message: text, page: barrierPage = null } = message
  await db
    .insertInto('contactMessages')
    .values({ name, email, message: text, barrierPage, language, score, createdAt: now })
    .execute()
}
