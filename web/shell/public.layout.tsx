import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { type Bilingual, type Language, languages } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { addressOf, pathname } from '#contract/pathnames.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { ProgressLine } from '#web/ui/progress-line.tsx'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import { SiteHeader } from '#web/ui/site-header.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ErrorPage } from './error-page.tsx'
import { publicMenu } from './public-menu.ts'

export default function PublicLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

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
  const isBusy = useNavigation().state !== 'idle'
  const link = (name: 'news' | 'contact', label: Bilingual<string>) => ({
    label: say(label),
    href: addressOf(name, language),
  })
  return (
    <>
      <SkipLink target="content" label={say(shell.skip)} />
      <ProgressLine busy={isBusy} label={say(shell.loading)} />
      <SiteHeader
        name={[say(shell.nameFirst), say(shell.nameSecond)]}
        home={{ label: say(shell.home), href: addressOf('home', language) }}
        menu={publicMenu(language, path)}
        languages={languages.map(other => ({
          label: other.toUpperCase(),
          name: other === 'de' ? 'Deutsch' : 'English',
          language: other,
          href: useTwin(other),
          current: other === language,
        }))}
        texts={{
          menu: say(shell.menu),
          languages: say(shell.languages),
          toDark: say(shell.toDark),
          toLight: say(shell.toLight),
        }}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        name={[say(shell.institute)]}
        quickLinks={{
          title: say(shell.quickLinks),
          links: [link('news', shell.news), link('contact', shell.contact)],
        }}
        legal={{
          label: say(shell.staff),
          links: [{ label: say(shell.staff), href: addressOf('login', language) }],
        }}
        founded={say(shell.founded)}
      />
    </>
  )
}

/** The same thing in the other language: pages of things tell both slugs. */
function useTwin(language: Language): string {
  const match = matchAddress(useLocation().pathname)
  const data = useMatches().at(-1)?.loaderData as { slugs?: Bilingual<string> } | undefined
  if (!match || pathname(match.name).isLater) return addressOf('home', language)
  const slug = data?.slugs?.[language]
  return addressOf(match.name, language, slug ? { ...match.parameters, slug } : match.parameters)
}
