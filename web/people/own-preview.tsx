import { addressOf } from '#contract/pathnames.ts'
import type { SelfFields } from '#contract/people/person.ts'
import type { Profile } from '#contract/people/team.ts'
import { client } from '#web/client.ts'
import { useLanguage } from '#web/language.ts'
import { LivePreview } from '#web/records/live-preview.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ProfileView } from './profile-view.tsx'

/** Preview of the current user's public profile with the values in the form. */
export function OwnPreview({ values }: { values: SelfFields }) {
  return (
    <LivePreview
      kind="people"
      fields={values}
      draft={client.account.self.draft}
      show={profile => (
        <Section>
          <Shown profile={profile} />
        </Section>
      )}
    />
  )
}

function Shown({ profile }: { profile: Profile }) {
  const { slug } = profile
  const address = location.origin + addressOf('profile', useLanguage(), { slug })
  return <ProfileView profile={profile} address={address} />
}
