import type { Context } from '#server/platform/calls/calls.ts'

/** What people withdraw while their row stays: noted in the ledger of erasures, and done again in an older copy. */
export type NotedAct = 'left' | 'portraitWithdrawn'

/** Commands and jobs act without a ledger. */
type Noting = Pick<Context, 'db'> & Partial<Pick<Context, 'erasures'>>

export async function noteAct({ db, erasures }: Noting, act: NotedAct, id: number): Promise<void> {
  await erasures?.note(db, [{ table: 'users', id, act }])
}
