import { lazy, Suspense, useEffect, useState } from 'react'
import { backstage } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { ErrorPage } from './error-page.tsx'

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

function Loading() {
  const say = useSay()
  return (
    <Section width="text">
      <p role="status">{say(backstage.loading)}</p>
      <noscript>{say(backstage.needsJavaScript)}</noscript>
    </Section>
  )
}
