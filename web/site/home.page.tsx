import type { MetaFunction } from 'react-router'
import type { EventCard } from '#contract/events/shown.ts'
import type { GroupCard } from '#contract/groups/shown.ts'
import { inBoth } from '#contract/language.ts'
import type { NewsCard } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { PersonCard } from '#contract/people/team.ts'
import { shell } from '#messages/shell.ts'
import { site } from '#messages/site.ts'
import type { Client } from '#web/client.ts'
import { EventCards } from '#web/events/events.ts'
import { head, languageIn } from '#web/head.ts'
import { otherLang, useLanguage, useSay } from '#web/language.ts'
import { NewsCards } from '#web/news/news.ts'
import { type Address, loadInBrowser, loadOnServer, unpacked, useData } from '#web/page-data.ts'
import { HomeView } from '#web/pages/pages.ts'
import { organisation } from '#web/structured-data.ts'
import { Card } from '#web/ui/content/card.tsx'
import { CardList } from '#web/ui/content/card-list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { NextSteps } from './next-steps.tsx'

// The first page is served with its data; the code that loads the data is needed only after client-side
// navigation.
const load = async (client: Client, address: Address) =>
  (await import('./load-home.ts')).loadHome(client, address)
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  const language = languageIn(location.pathname)
  const loaded = unpacked(loaderData)
  const twins = inBoth(other => `${loaded?.origin ?? ''}${addressOf('home', other)}`)
  return head(location.pathname, {
    title: shell.institute[language],
    description: loaded?.page.lead,
    twins,
    origin: loaded?.origin,
    socialCard: import.meta.env.SSR
      ? loaded && { title: loaded.page.title, picture: loaded.page.image }
      : undefined,
    structuredData: import.meta.env.SSR ? [organisation(loaded?.origin ?? '', language)] : [],
  })
}

export default function Home() {
  const { page, steps, news, events, groups, people } = useData<typeof load>()
  return (
    <HomeView
      page={page}
      before={
        <>
          <NextSteps steps={steps} />
          <LatestNews news={news} />
          {events.length > 0 && <NextEvents events={events} />}
        </>
      }
    >
      {groups.length > 0 && <Groups groups={groups} />}
      {people.length > 0 && <Leaders people={people} />}
    </HomeView>
  )
}

function LatestNews({ news: [lead, ...others] }: { news: readonly NewsCard[] }) {
  const say = useSay()
  const more = { href: addressOf('news', useLanguage()), label: say(site.allNews) }
  return (
    <Section title={say(site.newsTitle)} more={more}>
      {lead ? <NewsCards lead={lead} items={others} /> : <p>{say(site.noNews)}</p>}
    </Section>
  )
}

function NextEvents({ events }: { events: readonly EventCard[] }) {
  const say = useSay()
  const more = { href: addressOf('events', useLanguage()), label: say(site.allEvents) }
  return (
    <Section title={say(site.eventsTitle)} more={more} tone="sunken" isFar>
      <EventCards events={events} />
    </Section>
  )
}

function Groups({ groups }: { groups: readonly GroupCard[] }) {
  const say = useSay()
  const language = useLanguage()
  const more = { href: addressOf('groups', language), label: say(site.allGroups) }
  return (
    <Section title={say(site.groupsTitle)} more={more} tone="sunken" isFar>
      <CardList shape="grid">
        {groups.map(group => {
          const { id, slug, name, keyword, teaser, image, language: spoken } = group
          return (
            <Card
              key={id}
              href={addressOf('group', language, { slug })}
              title={<span lang={spoken}>{name}</span>}
              meta={keyword && <span lang={otherLang(group, 'keyword') ?? spoken}>{keyword}</span>}
              teaser={<span lang={spoken}>{teaser}</span>}
              picture={image ?? undefined}
            />
          )
        })}
      </CardList>
    </Section>
  )
}

function Leaders({ people }: { people: readonly PersonCard[] }) {
  const say = useSay()
  const language = useLanguage()
  const more = { href: addressOf('team', language), label: say(site.allPeople) }
  return (
    <Section title={say(site.peopleTitle)} more={more} isFar>
      <CardList shape="people">
        {people.map(({ id, slug, name, position, image }) => (
          <Card
            key={id}
            shape="portrait"
            href={addressOf('profile', language, { slug })}
            title={name}
            teaser={position?.label}
            picture={image ?? undefined}
          />
        ))}
      </CardList>
    </Section>
  )
}
