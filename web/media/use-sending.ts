import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isFailure } from '#contract/errors.ts'
import type { File as StoredFile } from '#contract/files/file.ts'
import type { Language } from '#contract/language.ts'
import { films } from '#messages/films-backstage.ts'
import { useLanguage } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { Sending } from './upload.ts'

type Send = (files: File[], sending: Sending & { language: Language }) => Promise<StoredFile | null>

/** State of an upload: its progress, its error message, and functions to start and cancel it. */
export function useSending(send: Send, onStored: (file: StoredFile) => void) {
  const language = useLanguage()
  const queries = useQueryClient()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)

  const isSending = share !== null
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSending])

  const start = async (files: File[]) => {
    if (files.length === 0) return
    const all = files.reduce((sum, { size }) => sum + size, 0) || 1
    stop.current = new AbortController()
    setProblem(null)
    setShare(0)
    const sending = { signal: stop.current.signal, onProgress: (bytes: number) => setShare(bytes / all) }
    try {
      const stored = await send(files, { ...sending, language })
      await queries.invalidateQueries({ queryKey: ['files'] })
      if (stored) onStored(stored)
      toast.done(films.stored[language])
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setShare(null)
    }
  }
  return { share, problem, start, cancel: () => stop.current?.abort() }
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof DOMException && error.name === 'AbortError') return null
  const details = isFailure(error) ? (error.details.errors ?? []) : []
  return [error instanceof Error ? error.message : '', ...details.map(({ message }) => message)].join(' ')
}
