import { type MetaFunction, redirect } from 'react-router'
import { inBoth, type Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { Profile } from '#contract/people/team.ts'
import { pageTitles } from '#messages/menu.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { breadcrumbs, profilePerson } from '#web/facts.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { trailFrom } from '#web/trail.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ProfileView } from './profile-view.tsx'

/** Old slugs lead to the one that counts. */
async function load(client: Client, { language, parameters, origin }: Address) {
  const profile = await client.people.find({ slug: parameters.slug ?? '' })
  const slug = profile.slugs[language]
  if (slug !== parameters.slug) throw redirect(addressOf('profile', language, { slug }), 301)
  return { ...profile, origin }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData: profile }) => {
  if (!profile) return []
  const language = languageIn(location.pathname)
  const twins = inBoth(other => profile.origin + addressOf('profile', other, { slug: profile.slugs[other] }))
  return head(location.pathname, {
    title: profile.name,
    description: [profile.position?.label, profile.group?.label].filter(Boolean).join(', ') || undefined,
    twins,
    origin: profile.origin,
    card: { section: pageTitles.team[language], picture: profile.image },
    facts: import.meta.env.SSR ? factsOf(profile, twins[language], language) : [],
  })
}

function factsOf(profile: Profile & { origin: string }, address: string, language: 'de' | 'en') {
  const trail = trailTo(profile.name, language)
  return [
    profilePerson(profile.origin, language, { ...profile, address }),
    breadcrumbs(profile.origin, trail),
  ]
}

function trailTo(title: string, language: Language) {
  const list = { label: pageTitles.team[language], href: addressOf('team', language) }
  return trailFrom(language, 'about', list, { label: title })
}

export default function ProfilePage() {
  const words = useSay()
  const language = useLanguage()
  const { origin, ...profile } = useData<typeof load>()
  return (
    <Section>
      <Breadcrumbs label={words(shell.here)} trail={trailTo(profile.name, language)} />
      <ProfileView
        profile={profile}
        address={origin + addressOf('profile', language, { slug: profile.slug })}
      />
    </Section>
  )
}
