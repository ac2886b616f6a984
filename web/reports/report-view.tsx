import type { ReactNode } from 'react'
import { addressOf } from '#contract/pathnames.ts'
import type { ReportDetail } from '#contract/reports/report.ts'
import { reports as say } from '#messages/reports.ts'
import { otherLang, useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { withLang } from '#web/ui/content/with-lang.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { ReportCover } from './report-cover.tsx'
import { ReportPdfs } from './report-pdfs.tsx'
import styles from './reports.module.css'

interface Props {
  report: ReportDetail
  isPreview?: boolean
  /** The publications of that year. */
  children?: ReactNode
}

/** An annual report: its files, then the publications of that year. */
export function ReportView({ report, isPreview = false, children }: Props) {
  const words = useSay()
  const language = useLanguage()
  const { title, description, pdfs } = report
  const own = report.language === language ? undefined : report.language
  return (
    <article className={styles.report}>
      <div className={styles.entry}>
        <ReportCover {...report} />
        <div className={styles.about}>
          <div lang={own}>
            {own && <Notice title={words(own === 'de' ? say.onlyGerman : say.onlyEnglish)} />}
            <PageTitle title={title} lead={withLang(description, otherLang(report, 'description'))} />
          </div>
          <ReportPdfs {...{ pdfs, title, isPreview }} />
          {pdfs.some(({ isAccessible }) => !isAccessible) && (
            <p className={styles.published}>
              <Link href={addressOf('contact', language)}>{words(say.otherForm)}</Link>
            </p>
          )}
        </div>
      </div>
      {children}
    </article>
  )
}
