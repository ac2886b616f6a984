import type { Context } from '#server/platform/calls/calls.ts'

interface Received {
  name: string
  email: string
  message: string
  barrierPage: string | null
  score: number
}

export async function insertMessage(
  { db, language, clock }: Pick<Context, 'db' | 'language' | 'clock'>,
  received: Received,
): Promise<number> {
  const row = { ...received, language, createdAt: clock() }
  const { id } = await db.insertInto('contactMessages').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
