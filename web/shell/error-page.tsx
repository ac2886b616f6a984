import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { Button, ButtonLink } from '#web/ui/control/button.tsx'
import control from '#web/ui/form/control.module.css'
import frame from '#web/ui/form/field-frame.module.css'
import { slot } from '#web/ui/later/slot.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { reloadOnce } from './reload-once.ts'
import styles from './search-form.module.css'

// Loaded only when needed, because every page includes the error page.
const SearchForm = slot(() => import('./search-form.tsx').then(({ SearchForm: Form }) => Form), {
  styles: [styles, control, frame],
})

/**
 * 404 as page not found, 401 as not allowed, no response as no connection, anything else as a general error.
 */
export function ErrorPage({ error }: { error?: unknown }) {
  const say = useSay()
  const language = useLanguage()
  const href = addressOf('home', language)
  const title = useTitleOf(error)
  const isMissing = title === shell.notFound
  const isOffline = title === shell.noConnection
  useReloadByWorker(isOffline)
  const lead = isMissing ? say(shell.notFoundLead) : (sentenceOf(error) ?? say(shell.somethingWrongLead))
  return (
    <Section>
      <Breadcrumbs
        label={say(shell.here)}
        trail={[{ label: say(shell.home), href }, { label: say(title) }]}
      />
      <EmptyState
        heading="h1"
        title={say(title)}
        actions={
          <>
            {isOffline && <Button onClick={() => location.reload()}>{say(shell.tryAgain)}</Button>}
            <ButtonLink href={href} tone={isOffline ? 'quiet' : 'primary'}>
              {say(shell.backHome)}
            </ButtonLink>
          </>
        }
      >
        {isOffline ? say(shell.noConnectionLead) : `${lead} (${say(shell.status)}\u00a0${statusOf(error)})`}
      </EmptyState>
      {isMissing && (
        <div data-missing data-alive>
          <SearchForm />
        </div>
      )}
    </Section>
  )
}

/**
 * Reloads when offline, at most once a minute: the service worker serves the page, or an offline page that
 * recovers by itself.
 */
function useReloadByWorker(isOffline: boolean): void {
  useEffect(() => {
    if (isOffline && navigator.serviceWorker?.controller) reloadOnce()
  }, [isOffline])
}

/** On an error that is no answer of the server, requests its health to tell a failed chunk from a lost connection. */
function useTitleOf(error: unknown) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (error && !isRouteErrorResponse(error)) fetch('/healthz').catch(() => setAway(true))
  }, [error])
  return isAway ? shell.noConnection : titleOfError(error)
}

// The server's message in the user's language; a 403 has one of its own.
function sentenceOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null
  const { message } = (error.data ?? {}) as { message?: unknown }
  return typeof message === 'string' && message !== '' ? message : null
}

/** Without an error the address is unknown: 404. */
function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : error === undefined ? 404 : 500
}

export function titleOfError(error: unknown) {
  const status = statusOf(error)
  if (status === 0) return shell.noConnection
  if (status === 404) return shell.notFound
  return status === 401 ? shell.notAllowed : shell.somethingWrong
}
