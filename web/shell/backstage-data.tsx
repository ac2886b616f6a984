import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isFailure } from '#contract/errors.ts'
import { SessionEnded } from './session-ended.tsx'

const fresh = 30_000 // ms in which a screen seen again asks for nothing

/** What screens read and write. A session that ends meanwhile takes no words with it. */
export function BackstageData({ children }: { children: ReactNode }) {
  const [hasEnded, setEnded] = useState(false)
  const [queries] = useState(() => newQueries(() => setEnded(true)))
  const goOn = () => {
    setEnded(false)
    void queries.invalidateQueries()
  }
  return (
    <QueryClientProvider client={queries}>
      {children}
      <SessionEnded opened={hasEnded} onGoOn={goOn} />
    </QueryClientProvider>
  )
}

function newQueries(onEnd: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isFailure(error, 'notLoggedIn')) onEnd()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: fresh, retry: mayTryAgain },
      // Saving without a connection says so at once, instead of waiting for one.
      mutations: { networkMode: 'always' },
    },
  })
}

function mayTryAgain(count: number, error: Error): boolean {
  return count < 2 && isFailure(error) && error.status >= 500
}
