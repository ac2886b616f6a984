import type { ReactNode } from 'react'
import type { ShownPage } from '#contract/pages/page.ts'
import { otherLang, useLanguage } from '#web/language.ts'
import { withLang } from '#web/ui/content/with-lang.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import styles from './content.module.css'
import { OtherLanguage, Trail } from './content-head.tsx'
import { ContentItem } from './content-item.tsx'
import { Further } from './further.tsx'

/**
 * A content page with its own listing, such as the team, in full width, and below it the content written by
 * staff.
 */
export function ContentListing({ page, children }: { page: ShownPage; children: ReactNode }) {
  const language = useLanguage()
  return (
    <>
      <Section>
        <div lang={page.language === language ? undefined : page.language}>
          <Trail page={page} />
          <PageTitle title={page.title} lead={withLang(page.lead, otherLang(page, 'lead'))} />
          <OtherLanguage page={page} />
        </div>
        {children}
      </Section>
      {page.rows.length > 0 && (
        <Section tone="sunken">
          <div className={styles.below}>
            <div className={styles.parts}>
              {page.rows.map(item => (
                <ContentItem key={item.id} item={item} within={page.language} />
              ))}
            </div>
            <Further />
          </div>
        </Section>
      )}
    </>
  )
}
