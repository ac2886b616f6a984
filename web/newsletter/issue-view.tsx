import type { ReactNode } from 'react'
import type { NewsletterDetail } from '#contract/newsletter/newsletter.ts'
import { newsletter as say } from '#messages/newsletter.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

/** An issue as the website shows it. */
export function IssueView({ issue, children }: { issue: NewsletterDetail; children?: ReactNode }) {
  const words = useSay()
  const language = useLanguage()
  const isOther = issue.language !== language
  return (
    <div className={layout.stack}>
      <div lang={issue.language}>
        <PageTitle
          title={issue.title}
          meta={issue.sentAt && <time dateTime={issue.sentAt}>{dayOf(issue.sentAt, language)}</time>}
        />
      </div>
      {isOther && <Notice title={words(issue.language === 'de' ? say.onlyGerman : say.onlyEnglish)} />}
      <div lang={issue.language}>
        <RichTextView document={issue.content} />
      </div>
      {children}
    </div>
  )
}
