import { type ComponentType, useEffect, useState } from 'react'
import { backstage } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { ErrorPage } from './error-page.tsx'
import { fetchScreenAt } from './screens.ts'

/** Backstage loads in the browser only, after login: the server knows nothing but this. */
export default function BackstageLayout() {
  const [Frame, setFrame] = useState<ComponentType | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  // No Suspense: React would draw it 300 ms after that it is being loaded.
  useEffect(() => {
    const frame = import('./backstage-frame.client.tsx')
    Promise.all([frame, fetchScreenAt(location.pathname)]).then(
      ([{ default: Loaded }]) => setFrame(() => Loaded),
      error => setFailure({ error }),
    )
  }, [])
  if (failure) throw failure.error
  return Frame ? <Frame /> : <Loading />
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
