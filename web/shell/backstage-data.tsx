import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { isFailure } from '#contract/errors.ts'
import { onChanged } from './changed-behind.ts'
import { sessionEnded, sessionFoundEnded } from './session.ts'

const fresh = 30_000 // ms in which a screen seen again asks for nothing

/** What screens read and write. A session that ends meanwhile takes no words with it. */
export function BackstageData({ children }: { children: ReactNode }) {
  const [queries] = useState(newQueries)
  useEffect(() => onChanged(area => void queries.invalidateQueries({ queryKey: [area] })), [queries])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

function newQueries(): QueryClient {
  const onError = (error: Error) => {
    if (isFailure(error, 'notLoggedIn')) sessionEnded()
  }
  // What a screen asks by itself, while somebody types, opens no dialog over their words.
  const onQueryError = (error: Error, { meta }: { meta: Record<string, unknown> | undefined }) => {
    if (!meta?.isQuiet && isFailure(error, 'notLoggedIn')) sessionFoundEnded()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: onQueryError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: fresh, retry: mayTryAgain },
      // Saving without a connection says so at once, instead of waiting for one.
      mutations: { networkMode: 'always' },
    },
  })
}

function mayTryAgain(count: number, error: Error): boolean {
  return count < 2 && isFailure(error) && (error.status >= 500 || error.status === 0)
}
