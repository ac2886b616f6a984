import { addressOf } from '#contract/pathnames.ts'
import { pageTitles } from '#messages/menu.ts'
import { useLanguage } from '#web/language.ts'
import { loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { profilePerson } from '#web/structured-data.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { ProfileView } from './profile-view.tsx'

const { load, meta, Trail } = slugPage({
  page: 'profile',
  find: (client, slug) => client.people.find({ slug }),
  section: 'about',
  lists: [{ page: 'team', title: pageTitles.team }],
  titleOf: ({ name }) => name,
  descriptionOf: ({ position, group }) =>
    [position?.label, group?.label].filter(Boolean).join(', ') || undefined,
  pictureOf: ({ image }) => image,
  structuredData: import.meta.env.SSR
    ? (profile, { origin, language, address }) => profilePerson(origin, language, { ...profile, address })
    : undefined,
})

export { meta }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export default function ProfilePage() {
  const language = useLanguage()
  const { origin, ...profile } = useData<typeof load>()
  return (
    <Section>
      <Trail />
      <ProfileView
        profile={profile}
        address={origin + addressOf('profile', language, { slug: profile.slug })}
      />
    </Section>
  )
}
