import { isRouteErrorResponse } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { SearchForm } from './search-form.tsx'

/** 404 as page not found, 401 and 403 as not allowed, anything else as a generic error. */
export function ErrorPage({ error }: { error?: unknown }) {
  const say = useSay()
  const language = useLanguage()
  const href = addressOf('home', language)
  const title = titleOfError(error)
  const isMissing = title === shell.notFound
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
        actions={<ButtonLink href={href}>{say(shell.backHome)}</ButtonLink>}
      >
        {`${lead} (${say(shell.status)}\u00a0${statusOf(error)})`}
      </EmptyState>
      {isMissing && (
        <div data-missing>
          <SearchForm />
        </div>
      )}
    </Section>
  )
}

// What the server says of it, in the reader's language: a 403 has a sentence of its own.
function sentenceOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null
  const { message } = (error.data ?? {}) as { message?: unknown }
  return typeof message === 'string' && message !== '' ? message : null
}

/** Without an error it is the address that is wrong. */
function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : error === undefined ? 404 : 500
}

export function titleOfError(error: unknown) {
  const status = statusOf(error)
  if (status === 404) return shell.notFound
  return status === 401 ? shell.notAllowed : shell.somethingWrong
}
