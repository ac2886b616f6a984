import { Fragment, type ReactNode } from 'react'
import type { ShownItem } from '#contract/pages/items.ts'
import type { ShownPage } from '#contract/pages/page.ts'
import { addressOf } from '#contract/pathnames.ts'
import { site } from '#messages/site.ts'
import { otherLang, useLanguage, useSay } from '#web/language.ts'
import { linkTo } from '#web/shell/public-menu.ts'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Hero } from '#web/ui/home/hero.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { PartBody } from './content-item.tsx'
import { HomeScan } from './home-scan.tsx'

interface Props {
  page: ShownPage
  /** Shown between the hero and the parts; omitted in a preview. */
  before?: ReactNode
  /** Shown below the first part. */
  children?: ReactNode
}

/** The home page: hero with a sentence about the institute, its news, and the parts written by staff. */
export function HomeView({ page, before, children }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.lead && <p lang={otherLang(page, 'lead')}>{page.lead}</p>}
        language={page.language === language ? undefined : page.language}
        picture={page.image}
        actions={
          <>
            <ButtonLink href={addressOf('volunteers', language)}>{say(site.takePart)}</ButtonLink>
            <ButtonLink href={linkTo('howToMri', language, '').href} tone="quiet">
              {say(site.howItWorks)}
            </ButtonLink>
          </>
        }
      >
        <HomeScan />
      </Hero>
      {before}
      {page.rows.length === 0 && children}
      {page.rows.map((item, place) => (
        <Fragment key={item.id}>
          <Part item={item} tone={toneOf(item, place)} />
          {place === 0 && children}
        </Fragment>
      ))}
    </>
  )
}

function toneOf({ type }: ShownItem, place: number) {
  if (type === 'callToAction') return 'tint'
  return place % 2 === 0 ? 'paper' : 'sunken'
}

function Part({ item, tone }: { item: ShownItem; tone: ReturnType<typeof toneOf> }) {
  const language = useLanguage()
  return (
    <div id={item.id} lang={item.language === language ? undefined : item.language}>
      <Section title={item.title || undefined} tone={tone} isFar>
        <PartBody item={item} />
      </Section>
    </div>
  )
}
