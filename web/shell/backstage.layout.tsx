import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorPage } from './error-page.tsx'
import { Loading } from './loading.tsx'

const Frame = lazy(() => import('./backstage-frame.client.tsx'))

/** Backstage loads in the browser only, after login: the server knows nothing but this. */
export default function BackstageLayout() {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  if (!isInBrowser) return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      <Frame />
    </Suspense>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
