import type { Context } from '#server/platform/calls/calls.ts'
import { audit, find } from '#server/platform/records/records.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { formerSince, isEnding, isFormer } from './ending.ts'
import { personKind } from './kind.ts'
import { endAccount } from './leave.ts'
import { actingAsSite } from './together.ts'

export const peopleForgets: readonly Forgetting[] = [
  {
    kind: 'staffAccount',
    table: 'users',
    since: formerSince,
    where: isFormer,
    async ends({ db, clock }, ids) {
      const acting = actingAsSite({ db, clock })
      for (const id of ids) {
        await endAccount(acting, await find(personKind, acting, id))
        await audit(acting, { action: 'left', entity: 'people', entityId: id })
      }
    },
  },
]

export async function countEnding({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .where(isEnding(clock()))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
