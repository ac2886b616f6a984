import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { inBoth } from '#contract/language.ts'
import { blankNewsletter } from '#contract/newsletter/newsletter.ts'
import type { IssuePart } from '#contract/newsletter/parts.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { paragraphs } from '#contract/richtext.ts'
import { keepDemoIssueAsSent, keepDemoReaders, newsletterKind } from '#server/newsletter/newsletter.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { create, recordsIn, tableOf, titleOf } from '#server/platform/records/records.ts'
import { type DemoIssue, demoIssues } from './newsletters.ts'

const readers = 40

/** Creates subscribers with addresses that do not exist, three sent issues and a draft. */
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
  for (const { sent, ...texts } of demoIssues) {
    const { subject, title, content } = texts
    const document = inBoth(language =>
      content[language].length > 0 ? paragraphs(...content[language]) : null,
    )
    const issue = await create(newsletterKind, bySite, {
      ...blankNewsletter,
      ...{
        subject,
        title,
        content: document,
        parts: await partsOf(given, texts),
      },
    })
    if (sent !== null) await keepDemoIssueAsSent(given, issue.id, daysAgo(sent))
  }
}

type Places = Pick<Dependencies, 'db' | 'kinds'>

async function partsOf(
  places: Places,
  { parts, button }: Pick<DemoIssue, 'parts' | 'button'>,
): Promise<IssuePart[]> {
  const records = await Promise.all(parts.map(part => recordOf(places, part)))
  if (!button) return records
  const link = await recordOf(places, button.to)
  return [...records, { kind: 'button', label: button.label, link }]
}

async function recordOf<Kind extends RecordKindName>(
  { db, kinds }: Places,
  [name, title]: readonly [Kind, string],
): Promise<{ kind: Kind; id: number }> {
  const kind = kinds.find(one => one.name === name)
  if (!kind) throw new Error(`There is no kind of record called ${name}.`)
  const { id } = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select('id')
    .where(sql<boolean>`${titleOf(kind)} ->> 'de' = ${title}`)
    .executeTakeFirstOrThrow()
  return { kind: name, id }
}
