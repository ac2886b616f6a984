import { addressOf } from '#contract/pathnames.ts'
import type { ReportCard } from '#contract/reports/report.ts'
import { publishedIn } from '#messages/reports.ts'
import { otherLang, useLanguage, useSay } from '#web/language.ts'
import { Link } from '#web/ui/control/link.tsx'
import { ReportCover } from './report-cover.tsx'
import { ReportPdfs } from './report-pdfs.tsx'
import styles from './reports.module.css'

interface Props {
  reports: readonly ReportCard[]
  /** Number of publications by year. */
  published: ReadonlyMap<number, number>
}

/** Annual reports, the latest first. */
export function ReportList({ reports, published }: Props) {
  const words = useSay()
  const language = useLanguage()
  return (
    <ol className={styles.list}>
      {reports.map(report => {
        const { id, slug, year, title, description } = report
        const count = published.get(year) ?? 0
        return (
          <li key={id} className={styles.entry}>
            <ReportCover {...report} />
            <div className={styles.about}>
              <div lang={report.language === language ? undefined : report.language}>
                <h2>
                  <Link href={addressOf('report', language, { slug })}>{title}</Link>
                </h2>
                {description && (
                  <p className={styles.description} lang={otherLang(report, 'description')}>
                    {description}
                  </p>
                )}
              </div>
              <ReportPdfs pdfs={report.pdfs} title={title} />
              {count > 0 && (
                <p className={styles.published}>
                  <Link href={`${addressOf('scientificArticles', language)}?year=${year}`}>
                    {words(publishedIn(count, year))}
                  </Link>
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
