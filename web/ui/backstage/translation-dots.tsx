import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './translation-dots.module.css'

export type DotState = 'missing' | 'current' | 'outdated'

interface DotProps {
  code: string
  state: DotState
  /** Read and shown on hover, such as “English: outdated”. */
  label: string
}

/** One language and how it stands: full, half, or an empty ring, so that it does not hang on colour. */
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
