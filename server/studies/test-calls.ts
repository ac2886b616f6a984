import { day, hour } from '#contract/durations.ts'
import type { VolunteerState } from '#contract/volunteers/volunteer.ts'
import { sealedColumns, withRecipients } from '#server/platform/sealed-addresses/test-addresses.ts'
import { sendStudyLetters } from './jobs.ts'
import { openTestStudies } from './test-studies.ts'

/** The API for studies with volunteers, and the letters to them. */
export async function openTestCalls() {
  const site = await openTestStudies()
  const { db } = site.dependencies
  return {
    ...site,
    async add(name: string, language: 'de' | 'en', state: VolunteerState = 'confirmed'): Promise<number> {
      const now = site.dependencies.clock()
      const added = await db
        .insertInto('volunteers')
        .values({
          ...(await sealedColumns(site.dependencies, `${name}@example.org`)),
          ...{ language, state, createdAt: now },
          confirmedAt: state === 'pending' ? null : now,
          expiresAt: new Date(now.getTime() + 100 * day + hour),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return added.id
    },
    call: async (id: number) => (await site.send('GET', `/${id}/call`)).json(),
    write: () => sendStudyLetters(site.dependencies),
    mails: async () =>
      withRecipients(
        site.dependencies,
        await db
          .selectFrom('mails')
          .selectAll()
          .where('purpose', '=', 'volunteer study')
          .orderBy('id')
          .execute(),
      ),
  }
}
