import { sql } from 'kysely'
import { isFailure } from '#contract/errors.ts'
import { dropConsents } from '#server/platform/forms/consents.ts'
import type { Erasing, Row } from '#server/platform/personal-data/personal-data.ts'
import { find } from '#server/platform/records/records.ts'
import { endSessionsOf } from '#server/platform/sessions/sessions.ts'
import { personKind } from './kind.ts'
import { endAccount, statusOfFormer } from './leave.ts'
import { forgetAccount } from './leave-queries.ts'
import { hidePortrait, portraitConsentNames } from './portrait-consent.ts'
import { actingAsSite } from './together.ts'

/** Ends accounts again that had already ended before an older backup was restored. */
export async function leaveAgain({ db, clock }: Erasing, rows: readonly Row[]): Promise<void> {
  const acting = actingAsSite({ db, clock })
  for (const { id } of rows) {
    const person = await find(personKind, acting, Number(id))
    await sql`savepoint leaving`.execute(db)
    try {
      await endAccount(acting, person, await statusOfFormer(db, person))
    } catch (error) {
      if (!isFailure(error)) throw error
      // Refused, such as for the last administrator or an account in the trash: the login ends anyway.
      await sql`rollback to savepoint leaving`.execute(db)
      await forgetAccount(db, person.id)
      await endSessionsOf(acting, person.id, 'status')
    }
  }
}

/** Hides portraits again whose consent had been withdrawn before an older backup was restored. */
export async function withdrawPortraits({ db }: Erasing, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const id = Number(row.id)
    await hidePortrait({ db }, row.imageId === null ? null : Number(row.imageId))
    await db.updateTable('users').set({ hasImageConsent: false }).where('id', '=', id).execute()
    await dropConsents(db, portraitConsentNames, id)
  }
}
