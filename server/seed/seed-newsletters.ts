import { day } from '#contract/durations.ts'
import { inBoth } from '#contract/language.ts'
import { blankNewsletter } from '#contract/newsletter/newsletter.ts'
import { paragraphs } from '#contract/richtext.ts'
import { keepDemoIssueAsSent, keepDemoReaders, newsletterKind } from '#server/newsletter/newsletter.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { create } from '#server/platform/records/records.ts'
import { demoIssues } from './newsletters.ts'

const readers = 40

/** Readers, whom nobody reaches, three issues that they got, and one that is being written. */
export async function seedNewsletters({ db, clock, secret }: Dependencies): Promise<void> {
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
  for (const { subject, title, content, sent } of demoIssues) {
    const document = inBoth(language =>
      content[language].length > 0 ? paragraphs(...content[language]) : null,
    )
    const issue = await create(newsletterKind, bySite, {
      ...blankNewsletter,
      ...{ subject, title, content: document },
    })
    if (sent !== null) await keepDemoIssueAsSent(db, issue.id, daysAgo(sent))
  }
}
