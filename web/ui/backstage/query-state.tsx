import { Button, Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '#web/ui/content/notice.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  texts: { loading: string; tryAgain: string; failed: string; textOf: (error: unknown) => string }
  children: (data: T) => ReactNode
}

/** Renders the data of a query, a placeholder while it loads, or its error with a retry button. */
export function QueryState<T>({ query, texts, children }: Props<T>) {
  const data = useShownData(query.data)
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
 * Keeps the data of a view that was hidden until they are refetched, and with them the view's input: a hidden
 * view has no active query, so that the cache drops its data.
 */
function useShownData<T>(data: T | undefined): T | undefined {
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

const delay = 200 // ms before it is shown, because fast responses would make it flicker

/** A placeholder for loading content. */
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
