import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { inBoth } from '#contract/language.ts'
import { blankNewsletter } from '#contract/newsletter/newsletter.ts'
import type { IssuePart, PartKind } from '#contract/newsletter/parts.ts'
import { paragraphs } from '#contract/richtext.ts'
import { keepDemoIssueAsSent, keepDemoReaders, newsletterKind } from '#server/newsletter/newsletter.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { create, recordsIn, tableOf, titleOf } from '#server/platform/records/records.ts'
import { demoIssues } from './newsletters.ts'

const readers = 40

/** Readers, whom nobody reaches, three issues that they got, and one that is being written. */
export async function seedNewsletters(given: Dependencies): Promise<void> {
  const { db, clock, secret } = given
  const bySite = { db, clock, caller: null, requestId: 'seed' }
  const daysAgo = (days: number) => new Date(clock().getTime() - days * day)
  await keepDemoReaders(
    { db, secret },
    Array.from({ length: readers }, (_, n) => ({
      email: `leserin-${n + 1}@example.org`,
      language: n % 3 === 2 ? 'en' : 'de',
      state: n % 13 === 12 ? 'pending' : n % 17 === 16 ? 'disabled' : 'active',
      since: n % 13 === 12 ? daysAgo(1) : daysAgo(260 - n * 6),
    })),
  )
  for (const { subject, title, content, parts, sent } of demoIssues) {
    const document = inBoth(language =>
      content[language].length > 0 ? paragraphs(...content[language]) : null,
    )
    const issue = await create(newsletterKind, bySite, {
      ...blankNewsletter,
      ...{
        subject,
        title,
        content: document,
        parts: await Promise.all(parts.map(part => partOf(given, part))),
      },
    })
    if (sent !== null) await keepDemoIssueAsSent(given, issue.id, daysAgo(sent))
  }
}

async function partOf(
  { db, kinds }: Pick<Dependencies, 'db' | 'kinds'>,
  [name, title]: readonly [PartKind, string],
): Promise<IssuePart> {
  const kind = kinds.find(one => one.name === name)
  if (!kind) throw new Error(`There is no kind of record called ${name}.`)
  const { id } = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select('id')
    .where(sql<boolean>`${titleOf(kind)} ->> 'de' = ${title}`)
    .executeTakeFirstOrThrow()
  return { kind: name, id }
}
