import { type MetaFunction, redirect } from 'react-router'
import type { GroupDetail } from '#contract/groups/shown.ts'
import { inBoth, type Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { pageTitles } from '#messages/menu.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { breadcrumbs, researchGroup } from '#web/facts.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { trailFrom } from '#web/trail.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { GroupView } from './group-view.tsx'

/** Old slugs, and the other language's, lead to the one that counts. */
async function load(client: Client, { language, parameters, origin }: Address) {
  const group = await client.groups.find({ slug: parameters.slug ?? '' })
  const slug = group.slugs[language]
  if (slug !== parameters.slug) throw redirect(addressOf('group', language, { slug }), 301)
  return { ...group, origin }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData: group }) => {
  if (!group) return []
  const addresses = inBoth(other => group.origin + addressOf('group', other, { slug: group.slugs[other] }))
  const isBoth = group.availableIn.length === 2
  return head(location.pathname, {
    title: group.name,
    description: group.teaser,
    canonical: addresses[group.language],
    ...(isBoth && { twins: addresses }),
    origin: group.origin,
    card: { section: pageTitles.groups[languageIn(location.pathname)], picture: group.image },
    facts: import.meta.env.SSR ? factsOf(group, addresses[group.language]) : [],
  })
}

function factsOf(group: GroupDetail & { origin: string }, address: string) {
  const { origin, language, name } = group
  const trail = trailTo(name, language)
  const addressOfPerson = (slug: string) => origin + addressOf('profile', language, { slug })
  return [researchGroup(origin, { ...group, address, addressOfPerson }), breadcrumbs(origin, trail)]
}

function trailTo(title: string, language: Language) {
  const list = { label: pageTitles.groups[language], href: addressOf('groups', language) }
  return trailFrom(language, 'research', list, { label: title })
}

export default function GroupPage() {
  const words = useSay()
  const language: Language = useLanguage()
  const { origin: _, ...group } = useData<typeof load>()
  return (
    <Section>
      <Breadcrumbs label={words(shell.here)} trail={trailTo(group.name, language)} />
      <GroupView group={group} />
    </Section>
  )
}
