import type { MetaFunction } from 'react-router'
import { inBoth } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { shell } from '#messages/shell.ts'
import { site } from '#messages/site.ts'
import type { Client } from '#web/client.ts'
import { organisation } from '#web/facts.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { NewsCards } from '#web/news/news-cards.tsx'
import { type Address, inBrowser, onServer, useData } from '#web/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Hero } from '#web/ui/hero.tsx'
import layout from '#web/ui/layout.module.css'
import { Section } from '#web/ui/section.tsx'
import field from './hero-field.webp'
import fieldSmall from './hero-field-800.webp'

async function load(client: Client, { origin }: Address) {
  return { news: (await client.news.latest({ page: 1, limit: 4 })).rows, origin }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  const language = languageIn(location.pathname)
  const twins = inBoth(other => `${loaderData?.origin ?? ''}${addressOf('home', other)}`)
  return head(location.pathname, {
    title: shell.institute[language],
    description: site.description[language],
    twins,
    facts: [organisation(loaderData?.origin ?? '', language)],
  })
}

const picture = {
  src: field,
  width: 1800,
  height: 1125,
  alt: null,
  caption: null,
  credit: null,
  focal: { x: 0.655, y: 0.52 },
  variants: [
    { src: fieldSmall, width: 800, type: 'image/webp' },
    { src: field, width: 1800, type: 'image/webp' },
  ],
}

export default function Home() {
  const say = useSay()
  const language = useLanguage()
  const { news } = useData<typeof load>()
  const [lead, ...others] = news
  return (
    <>
      <Hero
        title={say(site.heroTitle)}
        lead={<p>{say(site.heroLead)}</p>}
        picture={picture}
        actions={
          <>
            <ButtonLink href={addressOf('news', language)}>{say(site.readNews)}</ButtonLink>
            <ButtonLink href={addressOf('contact', language)} tone="quiet">
              {say(site.writeToUs)}
            </ButtonLink>
          </>
        }
      />
      <Section
        title={say(site.newsTitle)}
        more={{ href: addressOf('news', language), label: say(site.allNews) }}
      >
        {lead ? <NewsCards lead={lead} items={others} /> : <p>{say(site.noNews)}</p>}
      </Section>
      <Section title={say(site.whatTitle)} lead={<p>{say(site.whatLead)}</p>} tone="sunken">
        <div className={layout.thirds}>
          <Pillar title={say(site.measure)} text={say(site.measureText)} />
          <Pillar title={say(site.understand)} text={say(site.understandText)} />
          <Pillar title={say(site.heal)} text={say(site.healText)} />
        </div>
      </Section>
      <Section title={say(site.factsTitle)}>
        <Facts
          facts={[
            { value: '7', unit: language === 'de' ? 'Tesla' : 'tesla', label: say(site.fieldStrength) },
            { value: language === 'de' ? '298,0' : '298.0', unit: 'MHz', label: say(site.frequency) },
            { value: '2006', label: say(site.years) },
          ]}
        />
      </Section>
    </>
  )
}

function Pillar({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  )
}
