import type { Context } from '#server/platform/calls/calls.ts'

/** Notes an act on a row that stays in the ledger of erasures, so that it is repeated after an older backup is restored. */
export type NotedAct = 'left' | 'portraitWithdrawn'

/** For commands and jobs, which have no ledger. */
type Noting = Pick<Context, 'db'> & Partial<Pick<Context, 'erasures'>>

export async function noteAct({ db, erasures }: Noting, act: NotedAct, id: number): Promise<void> {
  await erasures?.note(db, [{ table: 'users', id, act }])
}
