import { enqueueVariants } from '#server/files/files.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type DemoLogin, demoPassword } from './demo-logins.ts'
import { demoPeople } from './people.ts'
import { seedArticles } from './seed-articles.ts'
import { seedContests } from './seed-contests.ts'
import { seedEditions } from './seed-editions.ts'
import { seedEvents } from './seed-events.ts'
import { seedGroups, seedLeaders } from './seed-groups.ts'
import { seedNews } from './seed-news.ts'
import { seedNewsletters } from './seed-newsletters.ts'
import { seedPages } from './seed-pages.ts'
import { seedPeople } from './seed-people.ts'
import { seedPolls } from './seed-polls.ts'
import { seedReports } from './seed-reports.ts'
import { seedStudies } from './seed-studies.ts'
import { seedVolunteers } from './seed-volunteers.ts'
import { beginSeeding } from './seeding.ts'
import type { Stored } from './stored-parts.ts'

export type { DemoLogin } from './demo-logins.ts'

export async function isDemo({ db }: Pick<Dependencies, 'db'>): Promise<boolean> {
  const { isDemo: is } = await db.selectFrom('installation').select('isDemo').executeTakeFirstOrThrow()
  return is
}

/** Whether the demo is to be created: the settings enable it and the database has no users. */
export async function willSeedDemo({ db, config }: Dependencies): Promise<boolean> {
  if (!config.demo.enabled) return false
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}

/** Creates the demo institute in the transaction of `db`. Returns the logins to print. */
export async function seedDemo(given: Dependencies): Promise<DemoLogin[]> {
  const dependencies = await beginSeeding(given)
  const password = demoPassword(dependencies.config)
  const groups = await seedGroups(dependencies)
  await seedPeople(dependencies, password, groups)
  await seedLeaders(dependencies, groups)
  const pictures: Stored = new Map()
  await seedNews(dependencies, pictures)
  await seedPages(dependencies, pictures)
  await seedEvents(dependencies, pictures)
  await seedEditions(dependencies)
  await seedPolls(dependencies)
  await seedContests(dependencies)
  await seedStudies(dependencies)
  await seedArticles(dependencies)
  await seedReports(dependencies)
  await seedVolunteers(dependencies)
  await seedNewsletters(dependencies)
  await enqueueVariants(dependencies)
  await dependencies.db.updateTable('installation').set({ isDemo: true }).execute()
  return demoPeople.filter(({ hasLogin }) => hasLogin).map(({ username }) => ({ username, password }))
}
