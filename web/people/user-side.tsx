import { Checkbox } from '@mantine/core'
import type { Person, PersonFields } from '#contract/people/person.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { KeptPanels } from '#web/records/kept-panels.tsx'
import { Panel } from '#web/records/panel.tsx'
import { PublicationPanel } from '#web/records/publication-panel.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { AccessPanel } from './access-panel.tsx'
import { AccountPanel } from './account-panel.tsx'
import { BoardFields } from './board-fields.tsx'

export interface SideProps {
  form: RecordForm<PersonFields, Person>
  item: Person | null
  fieldLabel: (field: string) => string
}

/** Beside the texts: the account, what it opens, the portrait, and whether there is a public profile. */
export function UserSide({ form, item, fieldLabel }: SideProps) {
  const say = useSay()
  const { values, set } = form
  return (
    <>
      <AccessPanel form={form} item={item} />
      {item && <AccountPanel form={form} item={item} />}
      <PublicationPanel
        kind="people"
        item={item}
        values={values}
        onVisible={isVisible => set('isVisible', isVisible)}
        onDate={set}
      />
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
      {item && (
        <KeptPanels
          kind="people"
          calls={client.people.backstage}
          item={item}
          form={form}
          fieldLabel={fieldLabel}
        />
      )}
    </>
  )
}
