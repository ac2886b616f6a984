import type { ReportCard } from '#contract/reports/report.ts'
import { Picture } from '#web/ui/content/picture.tsx'
import styles from './reports.module.css'

/** The picture of the cover, or the year if there is none. */
export function ReportCover({ image, year }: Pick<ReportCard, 'image' | 'year'>) {
  return (
    <div className={styles.cover}>
      {image ? (
        <Picture picture={image} sizes="(min-width: 48rem) 12rem, 40vw" ratio="3 / 4" />
      ) : (
        <span aria-hidden="true" className={styles.blank}>
          {year}
        </span>
      )}
    </div>
  )
}
