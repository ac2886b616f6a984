import type { ReportPdf } from '#contract/reports/report.ts'
import { reports as say } from '#messages/reports.ts'
import { sizeText } from '#messages/size-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Link } from '#web/ui/control/link.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './reports.module.css'

interface Props {
  pdfs: readonly ReportPdf[]
  /** Title of the report, for screen readers that list links without context. */
  title: string
  /** Whether to link the PDF itself: the page that displays files works only for public ones. */
  isPreview?: boolean
}

/** The PDFs of a report by language, with size and accessibility, to view or download. */
export function ReportPdfs({ pdfs, title, isPreview = false }: Props) {
  const words = useSay()
  const language = useLanguage()
  return (
    <ul className={styles.pdfs}>
      {pdfs.map(pdf => {
        const spoken = words(say.languages[pdf.language])
        const about = <VisuallyHidden>{`: ${title}, ${spoken}`}</VisuallyHidden>
        return (
          <li key={pdf.language}>
            <span className={styles.facts}>
              <b>{spoken}</b> · PDF, {sizeText(pdf.sizeBytes, language)},{' '}
              {words(pdf.isAccessible ? say.accessible : say.notAccessible)}
            </span>
            <span className={styles.ways}>
              <Link href={isPreview ? pdf.src : pdf.viewer}>
                {words(say.view)}
                {about}
              </Link>
              <Link href={pdf.src} download={pdf.name}>
                {words(say.download)}
                {about}
              </Link>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
