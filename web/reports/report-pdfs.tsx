import type { ReportPdf } from '#contract/reports/report.ts'
import { reports as say } from '#messages/reports.ts'
import { sizeText } from '#messages/size-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Link } from '#web/ui/control/link.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './reports.module.css'

interface Props {
  pdfs: readonly ReportPdf[]
  /** Which report, for those who hear the links alone. */
  title: string
  /** The page that shows a file is for what everybody may see. */
  isPreview?: boolean
}

/** A report in each language: how large it is, who can read it, to be looked at or taken home. */
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
