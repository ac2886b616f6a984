import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { isFailure } from '#contract/errors.ts'
import { onChanged } from './changed-behind.ts'
import { noteSessionEnded, noteSessionFoundEnded } from './session.ts'

const fresh = 30_000 // ms without a refetch when a screen is shown again

/** The query cache of backstage. If the session ends, input is kept. */
export function BackstageData({ children }: { children: ReactNode }) {
  const [queries] = useState(newQueries)
  useEffect(() => onChanged(area => void queries.invalidateQueries({ queryKey: [area] })), [queries])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

function newQueries(): QueryClient {
  const onError = (error: Error) => {
    if (isFailure(error, 'notLoggedIn')) noteSessionEnded()
  }
  // Quiet background queries don't open the login dialog while the user types.
  const onQueryError = (error: Error, { meta }: { meta: Record<string, unknown> | undefined }) => {
    if (!meta?.isQuiet && isFailure(error, 'notLoggedIn')) noteSessionFoundEnded()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: onQueryError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: fresh, retry: mayTryAgain },
      // Mutations fail at once when offline, instead of waiting for a connection.
      mutations: { networkMode: 'always' },
    },
  })
}

function mayTryAgain(count: number, error: Error): boolean {
  return count < 2 && isFailure(error) && (error.status >= 500 || error.status === 0)
}
