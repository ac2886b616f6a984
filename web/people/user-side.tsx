import { Checkbox } from '@mantine/core'
import type { Person, PersonFields } from '#contract/people/person.ts'
import type { Profile } from '#contract/people/team.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import type { Live } from '#web/records/live-preview.tsx'
import { Panel } from '#web/records/panel.tsx'
import { RecordSide, type SideProps } from '#web/records/record-side.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { AccessPanel } from './access-panel.tsx'
import { AccountPanel } from './account-panel.tsx'
import { BoardFields } from './board-fields.tsx'
import { ProfileView } from './profile-view.tsx'

export type UserSideProps = SideProps<PersonFields, Person>

const live: Live<PersonFields, Profile> = {
  draft: given => client.people.backstage.draft(given),
  show: profile => (
    <Section>
      <ProfileView profile={profile} address="" />
    </Section>
  ),
}

/** Beside the texts: the account, what it opens, the portrait, and whether there is a public profile. */
export function UserSide({ form, item, fieldLabel }: UserSideProps) {
  const say = useSay()
  const { values, set } = form
  return (
    <>
      <AccessPanel form={form} item={item} />
      {item && <AccountPanel form={form} item={item} />}
      <RecordSide kind="people" live={live} calls={client.people.backstage} {...{ form, item, fieldLabel }}>
        <PicturePanel title={say(words.portrait)} form={form}>
          <Checkbox
            mt="sm"
            label={say(words.hasImageConsent)}
            checked={values.hasImageConsent}
            onChange={event => set('hasImageConsent', event.currentTarget.checked)}
          />
        </PicturePanel>
        <Panel title={say(words.boards)}>
          <BoardFields value={values.boardTerms} onChange={terms => set('boardTerms', terms)} />
        </Panel>
        <Panel>
          <Checkbox
            label={say(words.isSelectedBibliography)}
            checked={values.isSelectedBibliography}
            onChange={event => set('isSelectedBibliography', event.currentTarget.checked)}
          />
        </Panel>
      </RecordSide>
    </>
  )
}
