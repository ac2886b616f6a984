import { Button, Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Notice } from '../notice.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  texts: { loading: string; tryAgain: string; failed: string; textOf: (error: unknown) => string }
  children: (data: T) => ReactNode
}

/** What was asked for; until then its shape, and what went wrong with a way to try again. */
export function QueryState<T>({ query, texts, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
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
  return (
    <Stack role="status" aria-label={texts.loading}>
      {[60, 90, 75].map(width => (
        <Skeleton key={width} height={28} width={`${width}%`} />
      ))}
    </Stack>
  )
}
