import { useState } from 'react'

/** Copies a text to the clipboard and returns the outcome: pages without HTTPS have no clipboard. */
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
