import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './translation-dots.module.css'

export type DotState = 'missing' | 'current' | 'outdated'

interface DotProps {
  code: string
  state: DotState
  /** For screen readers and the tooltip, such as “English: outdated”. */
  label: string
}

/** The translation state of a language as a full, half or empty circle, independent of colour. */
export function TranslationDot({ code, state, label }: DotProps) {
  return (
    <span className={styles.dot} data-state={state} title={label}>
      <span aria-hidden="true">{code}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

interface DotsProps {
  dots: readonly DotProps[]
  isBeside?: boolean
}

export function TranslationDots({ dots, isBeside }: DotsProps) {
  return (
    <span className={styles.dots} data-beside={isBeside || undefined}>
      {dots.map(dot => (
        <TranslationDot key={dot.code} {...dot} />
      ))}
    </span>
  )
}
