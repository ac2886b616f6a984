import { Checkbox } from '@mantine/core'
import type { Person, PersonFields } from '#contract/people/person.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { OwnPublications } from '#web/articles/articles.ts'
import { useSay } from '#web/language.ts'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { AccessPanel } from './access-panel.tsx'
import { AccountPanel } from './account-panel.tsx'
import { BoardFields } from './board-fields.tsx'
import { PortraitConsentText } from './portrait-consent.tsx'

type Props = PanelProps<PersonFields, Person>

/** The access rights of the account and the actions on it. */
export function AccountPanels({ form, item }: Props) {
  return (
    <>
      <AccessPanel form={form} item={item} />
      {item && <AccountPanel form={form} item={item} />}
    </>
  )
}

/** Panels for the portrait, the boards and the publications. */
export function UserPanels({ form, item }: Props) {
  const say = useSay()
  const { values, set, update } = form
  return (
    <>
      <PicturePanel title={say(words.portrait)} form={form} isUpright>
        <Checkbox
          mt="sm"
          label={say(words.hasImageConsent)}
          checked={values.hasImageConsent}
          onChange={event => set('hasImageConsent', event.currentTarget.checked)}
        />
        <PortraitConsentText item={item} />
      </PicturePanel>
      <Panel title={say(words.boards)}>
        <BoardFields value={values.boardTerms} onChange={make => update('boardTerms', make)} />
      </Panel>
      <Panel title={say(words.publications)}>
        <Checkbox
          label={say(words.isSelectedBibliography)}
          checked={values.isSelectedBibliography}
          onChange={event => set('isSelectedBibliography', event.currentTarget.checked)}
        />
      </Panel>
      {item && (
        <OwnPublications
          personId={item.id}
          pins={values.pinnedArticleIds}
          onPins={ids => set('pinnedArticleIds', ids)}
        />
      )}
    </>
  )
}
