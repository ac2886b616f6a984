import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { backstage } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { program } from '#web/ui/later/program.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { ErrorPage } from './error-page.tsx'
import { fetchScreenAt } from './screens.ts'

const frame = program(() => import('./backstage-frame.client.tsx').then(module => module.default))

/** Backstage loads in the browser only; the server renders nothing but the loading state. */
export default function BackstageLayout() {
  const [Frame, setFrame] = useState<ComponentType | null>(null)
  useEffect(() => {
    const all = [frame.fetch(), fetchScreenAt(location.pathname)]
    // A chunk that failed to load is requested again on rendering, which then throws.
    void Promise.allSettled(all).then(() => setFrame(() => frame.component()))
  }, [])
  if (!Frame) return <Loading />
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
      <p role="status" data-alive>
        {say(backstage.loading)}
      </p>
      <noscript>{say(backstage.needsJavaScript)}</noscript>
    </Section>
  )
}
