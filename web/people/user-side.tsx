import { Checkbox } from '@mantine/core'
import type { Person, PersonFields } from '#contract/people/person.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { Panel } from '#web/records/panel.tsx'
import { RecordSide, type SideProps } from '#web/records/record-side.tsx'
import { AccessPanel } from './access-panel.tsx'
import { AccountPanel } from './account-panel.tsx'
import { BoardFields } from './board-fields.tsx'

export type UserSideProps = SideProps<PersonFields, Person>

/** Beside the texts: the account, what it opens, the portrait, and whether there is a public profile. */
export function UserSide({ form, item, fieldLabel }: UserSideProps) {
  const say = useSay()
  const { values, set } = form
  return (
    <>
      <AccessPanel form={form} item={item} />
      {item && <AccountPanel form={form} item={item} />}
      <RecordSide kind="people" calls={client.people.backstage} {...{ form, item, fieldLabel }}>
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
