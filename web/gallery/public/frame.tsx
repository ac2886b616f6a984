import type { ReactNode } from 'react'
import { SiteFooter } from '#web/ui/chrome/site-footer.tsx'
import { SiteHeader } from '#web/ui/chrome/site-header.tsx'
import type { LanguageLink, MenuEntry } from '#web/ui/chrome/site-menu.ts'
import { SkipLink } from '#web/ui/chrome/skip-link.tsx'

const link = (label: string, current = false) => ({ label, href: `/de/${encodeURI(label)}`, current })

const menu: MenuEntry[] = [
  { label: 'Start', href: '/de', current: true },
  {
    label: 'Über uns',
    links: ['Institut', 'Erwin L. Hahn', 'Team', 'Vorstand', 'Statuten', 'Kooperationen', 'Karriere'].map(
      one => link(one),
    ),
  },
  {
    label: 'Forschung',
    current: true,
    links: [
      link('Gruppen', true),
      ...['Projekte', 'Probanden', 'Ausstattung', 'Auszeichnungen'].map(one => link(one)),
    ],
  },
  {
    label: 'Aktuelles',
    links: ['Neuigkeiten', 'Veranstaltungen', 'Hahn Lecture', 'Presse', 'Wie funktioniert MRT?'].map(one =>
      link(one),
    ),
  },
  { label: 'Publikationen', links: ['Wissenschaftliche Artikel', 'Jahresberichte'].map(one => link(one)) },
  link('Kontakt'),
  { ...link('ARTifact'), highlighted: true },
]

const languages: LanguageLink[] = [
  { label: 'DE', name: 'Deutsch', language: 'de', href: '/de', current: true },
  { label: 'EN', name: 'English', language: 'en', href: '/en', current: false },
]

const texts = {
  menu: 'Menü',
  languages: 'Sprache',
  toDark: 'Dunkle Darstellung',
  toLight: 'Helle Darstellung',
}

const name = ['Larmor-Institut', 'für Ultrahochfeld-MRT']

export function Frame({ season, children }: { season: 'christmas' | undefined; children: ReactNode }) {
  return (
    <>
      <SkipLink target="content" label="Zum Inhalt" />
      <SiteHeader
        name={name}
        home={{ label: 'Startseite', href: '/de' }}
        season={season}
        menu={menu}
        search={{ label: 'Suche', href: '/de/suche' }}
        languages={languages}
        texts={texts}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        name={name}
        address={['Kernspinallee 7', '45141 Essen']}
        quickLinks={{
          title: 'Schnell gefunden',
          links: ['Neuigkeiten', 'Team', 'Kontakt'].map(one => link(one)),
        }}
        social={{ title: 'Folgen', links: [{ label: 'LinkedIn', href: 'https://www.linkedin.com' }] }}
        legal={{
          label: 'Rechtliches',
          links: ['Impressum', 'Datenschutz', 'Barrierefreiheit'].map(one => link(one)),
        }}
        founded="Gegründet 2006"
      />
    </>
  )
}
