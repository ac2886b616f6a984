import { lazy, Suspense, useEffect, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { type Bilingual, type Language, languages } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { addressOf, pathname } from '#contract/pathnames.ts'
import { phoneAddress } from '#contract/phone.ts'
import { institute } from '#messages/institute.ts'
import { shell } from '#messages/shell.ts'
import { copyContext, socialContext } from '#web/contexts.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Packed, unpacked } from '#web/page-data.ts'
import { useSeason } from '#web/season/use-season.ts'
import { useChangesAt } from '#web/turning/changes-at.ts'
import { ProgressLine } from '#web/ui/chrome/progress-line.tsx'
import { SiteFooter } from '#web/ui/chrome/site-footer.tsx'
import { SiteHeader } from '#web/ui/chrome/site-header.tsx'
import { SkipLink } from '#web/ui/chrome/skip-link.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { ErrorPage, titleOfError } from './error-page.tsx'
import { KeptViews } from './kept-views.tsx'
import { notices } from './notices.ts'
import { useOwnLinks } from './own-links.ts'
import { linkTo, publicMenu } from './public-menu.ts'

/** Returns site settings and contact data once, with the first page; they are not refetched. */
export function loader({ context }: LoaderFunctionArgs) {
  return { social: context.get(socialContext), isCopy: context.get(copyContext), reached: contactFacts() }
}
export const shouldRevalidate = () => false

// Sent by the server to keep it out of the scripts.
function contactFacts() {
  const { street, postalCode, town, phone, email } = institute
  return {
    address: [street, `${postalCode} ${town}`],
    reached: [
      { label: phone, href: phoneAddress(phone) ?? '' },
      { label: email, href: `mailto:${email}` },
    ],
  }
}

export default function PublicLayout() {
  const { pathname: path, search } = useLocation()
  return (
    <Frame>
      <KeptViews {...viewAt(path, search)} />
    </Frame>
  )
}

/**
 * Returns the key of a view: its path and relevant query parameters. Logins, pages with tokens and the 404
 * are not kept mounted.
 */
function viewAt(path: string, search: string): { name: string; isKept: boolean } {
  const match = matchAddress(path)
  if (!match) return { name: path, isKept: false }
  const { isKeptAlive, cache, query = [] } = pathname(match.name)
  const given = new URLSearchParams(search)
  return {
    name: path + query.map(name => `|${given.get(name) ?? ''}`).join(''),
    isKept: isKeptAlive !== false && cache !== 'never',
  }
}

/** The title of a page that failed; other pages set their own. */
export const meta: MetaFunction = ({ location, error }) =>
  error
    ? head(location.pathname, { title: titleOfError(error)[languageIn(location.pathname)], isHidden: true })
    : []

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  const say = useSay()
  const language = useLanguage()
  const { pathname: path } = useLocation()
  const isInBrowser = useInBrowser()
  const twinIn = useTwin(isInBrowser)
  const season = useSeason()
  const isBusy = useOwnLinks('public')
  const link = (page: Parameters<typeof linkTo>[0]) => linkTo(page, language, path)
  return (
    <>
      <SkipLink target="content" label={say(shell.skip)} />
      <ProgressLine busy={isBusy} label={say(shell.loading)} />
      <SiteHeader
        name={[say(shell.nameFirst), say(shell.nameSecond)]}
        season={season}
        home={{ label: say(shell.home), href: addressOf('home', language) }}
        menu={publicMenu(language, path)}
        search={{ label: say(shell.search), href: addressOf('search', language) }}
        languages={languages.map(other => ({
          label: other.toUpperCase(),
          name: nameOf(other, twinIn(other) !== `/${other}` || path === `/${language}`),
          language: other,
          href: twinIn(other),
          current: other === language,
        }))}
        texts={{
          menu: say(shell.menu),
          languages: say(shell.languages),
          toDark: say(shell.toDark),
          toLight: say(shell.toLight),
        }}
      />
      {useLayoutData()?.isCopy && <Notice tone="warn" title={say(shell.copy)} />}
      <div id={notices} />
      <main id="content" tabIndex={-1} data-changes-at={useChangesAt() ?? undefined}>
        {children}
      </main>
      <SiteFooter
        name={[say(shell.institute)]}
        {...useLayoutData()?.reached}
        quickLinks={{
          title: say(shell.quickLinks),
          links: [link('news'), link('polls'), link('team'), link('contact')],
        }}
        social={{
          title: say(shell.follow),
          links: [
            ...useSocial(),
            { label: 'Newsletter', href: addressOf('newsletter', language) },
            { label: 'RSS', href: `/${language}/rss.xml` },
          ],
        }}
        legal={{
          label: say(shell.legal),
          links: [
            ...legalPages.map(link),
            { label: say(shell.myData), href: addressOf('myData', language) },
            { label: say(shell.staff), href: addressOf('login', language) },
          ],
        }}
        founded={say(shell.founded)}
      />
      {isInBrowser && (
        <Suspense>
          <Afterwards />
        </Suspense>
      )}
    </>
  )
}

const Afterwards = lazy(() => import('./afterwards.tsx'))

function useInBrowser(): boolean {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return isInBrowser
}

const legalPages = ['imprint', 'dataPrivacy', 'accessibility', 'easyLanguage', 'signLanguage'] as const

function useLayoutData() {
  return useRouteLoaderData<typeof loader>('shell/public.layout')
}

function useSocial() {
  const social = useLayoutData()?.social
  return social ? [{ label: social.name, href: social.url }] : []
}

// For unknown addresses the other language's address is known only in the browser: until then the language
// switch leads home.
function nameOf(language: Language, isTwin: boolean): string {
  if (!isTwin) return shell.home[language]
  return language === 'de' ? 'Deutsch' : 'English'
}

/**
 * Returns the address of the same page in the other language; pages of records provide both slugs. A missing
 * page is looked up under the same path. The cached 404 does not know its address, so that its link is right
 * only in the browser.
 */
function useTwin(isInBrowser: boolean): (language: Language) => string {
  const { pathname: path, search } = useLocation()
  const match = matchAddress(path)
  const loaded = useMatches().at(-1)?.loaderData as Packed<{ slugs?: Bilingual<string> } | null> | undefined
  const slugs = unpacked(loaded)?.slugs
  return language => {
    const slug = slugs?.[language]
    const isLost = !match || (match.parameters.slug !== undefined && !slug)
    if (isLost && !isInBrowser) return addressOf('home', language)
    if (!match) return path.replace(/^\/(de|en)(?=\/)/, `/${language}`)
    const twin = addressOf(match.name, language, slug ? { ...match.parameters, slug } : match.parameters)
    return pathname(match.name).query ? twin + search : twin
  }
}
