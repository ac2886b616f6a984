import { useMemo } from 'react'
import type { RichText } from '#contract/richtext.ts'
import { hintsOf } from '#contract/richtext-hints.ts'
import { brokenLink, textHint, textHints } from '#messages/text-hints.ts'
import { useSay } from '#web/language.ts'
import styles from './text-hints.module.css'
import type { BrokenLink } from './use-broken-links.ts'

/** Hints on possible improvements of a text; they don't prevent saving. */
export function TextHints({ value, broken }: { value: RichText | null; broken: readonly BrokenLink[] }) {
  const say = useSay()
  const found = useMemo(() => hintsOf(value), [value])
  const texts = [...found.map(textHint), ...broken.map(brokenLink)].map(one => say(one))
  const hints = [...new Set(texts)]
  if (hints.length === 0) return null
  return (
    <details className={styles.hints} open>
      <summary>{say(textHints.title)}</summary>
      <ul>
        {hints.map(hint => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </details>
  )
}
