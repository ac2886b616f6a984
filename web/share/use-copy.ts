import { useState } from 'react'

/** Copies a text, and tells whether the browser let it: it has no clipboard on pages that are not encrypted. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  const copy = () => {
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject()
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    )
  }
  return { outcome, copy }
}
