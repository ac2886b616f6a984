import { Button, Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '#web/ui/content/notice.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  texts: { loading: string; tryAgain: string; failed: string; textOf: (error: unknown) => string }
  children: (data: T) => ReactNode
}

/** What was asked for; until then its shape, and what went wrong with a way to try again. */
export function QueryState<T>({ query, texts, children }: Props<T>) {
  const data = useShown(query.data)
  if (data !== undefined) return children(data)
  if (query.isError)
    return (
      <Notice
        tone="danger"
        announce="alert"
        title={texts.failed}
        actions={<Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>}
      >
        {texts.textOf(query.error)}
      </Notice>
    )
  return <Waiting label={texts.loading} />
}

/**
 * What a view showed before it was hidden stays until it was fetched anew, so that what was typed there stays, too: a
 * hidden view asks for nothing, and what nobody asks for is forgotten.
 */
function useShown<T>(data: T | undefined): T | undefined {
  const shown = useRef(data)
  const wasHidden = useRef(false)
  useEffect(() => {
    if (data === undefined) return
    shown.current = data
    wasHidden.current = false
  }, [data])
  useEffect(
    () => () => {
      wasHidden.current = true
    },
    [],
  )
  return data === undefined && wasHidden.current ? shown.current : data
}

const delay = 200 // ms before it shows: what comes at once comes without a flicker

/** The shape of what is being loaded. */
export function Waiting({ label }: { label: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <Stack role="status" aria-label={label}>
      {[60, 90, 75].map(width => (
        <Skeleton key={width} height={28} width={`${width}%`} />
      ))}
    </Stack>
  )
}
