import { Checkbox, Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { plainName } from '#contract/people/names.ts'
import { blankPerson, type SelfFields, selfFields } from '#contract/people/person.ts'
import type { Self } from '#contract/people/self.ts'
import { backstage } from '#messages/backstage.ts'
import { fieldName } from '#messages/field-names.ts'
import { ownWords as words } from '#messages/own-profile.ts'
import { peopleBackstage as people, personFieldNames } from '#messages/people-backstage.ts'
import { SetUpFirst } from '#web/account/account.ts'
import { OwnPublications } from '#web/articles/articles.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { Panel } from '#web/records/panel.tsx'
import { RecordEditor } from '#web/records/record-editor.tsx'
import { useRecordForm } from '#web/records/use-record-form.ts'
import { isFactorOverdue } from '#web/shell/factor-due.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { AboutFields } from './about-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { OwnAccount } from './own-account.tsx'
import { OwnPortrait } from './own-portrait.tsx'
import { OwnPreview } from './own-preview.tsx'
import { OwnSteps } from './own-steps.tsx'
import { useOwnStep } from './use-own-step.ts'

const calls = client.account.self

/** The user's own profile and login, without their rights. */
export default function OwnProfile() {
  return isFactorOverdue(useUser()) ? <SetUpFirst /> : <Profile />
}

function Profile() {
  const own = useQuery({
    queryKey: ['me'],
    queryFn: () => calls.find({}),
    // Does not refetch while the user is editing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <QueryState query={own} texts={useQueryTexts()}>
      {self => <Editor self={self} />}
    </QueryState>
  )
}

const names = [
  ...(['firstName', 'middleName', 'lastName', 'titleId', 'isProfessor', 'isAssociatedProfessor'] as const),
  ...(['pronoun', 'locale', 'phone', 'room', 'isEmailPublic', 'isPhonePublic', 'institutionId'] as const),
  ...(['positionId', 'imageId', 'imageAlt', 'hasImageConsent', 'interests', 'aboutMe', 'cv'] as const),
  ...(['isSelectedBibliography', 'publications', 'contacts', 'isVisible'] as const),
  ...(['authorNames', 'pinnedArticleIds'] as const),
] satisfies (keyof SelfFields)[]

const blank = Object.fromEntries(names.map(name => [name, blankPerson[name]])) as SelfFields

function Editor({ self }: { self: Self }) {
  const say = useSay()
  const queries = useQueryClient()
  const stale = useStale('people')
  const isLeaving = useRef(false)
  const form = useRecordForm<SelfFields, Self>({
    screen: 'me',
    blank,
    item: self,
    create: () => Promise.reject(new Error('Nobody makes themselves.')),
    change: ({ id: _, isSmallChange: __, ...fields }) => calls.change(fields),
    onSaved: saved => {
      queries.setQueryData(['me'], saved)
      void stale()
      toast.done(say(backstage.saved))
    },
  })
  const { values, set } = form
  useOwnStep()
  return (
    <RecordEditor
      form={form}
      declared={{ fields: selfFields }}
      item={self}
      isLeaving={isLeaving}
      newTitle=""
      nameOf={plainName}
      fieldLabel={field => say(fieldName(personFieldNames, field))}
      side={
        <>
          <OwnPreview values={values} />
          <Panel>
            <Switch
              data-step="public"
              label={say(words.isVisible)}
              description={say(words.isVisibleHint)}
              checked={values.isVisible}
              onChange={event => set('isVisible', event.currentTarget.checked)}
            />
          </Panel>
          <OwnPortrait form={form} self={self} />
          <Panel title={say(people.publications)}>
            <Checkbox
              label={say(people.isSelectedBibliography)}
              checked={values.isSelectedBibliography}
              onChange={event => set('isSelectedBibliography', event.currentTarget.checked)}
            />
          </Panel>
          <OwnPublications pins={values.pinnedArticleIds} onPins={ids => set('pinnedArticleIds', ids)} />
          <OwnAccount self={self} />
        </>
      }
    >
      <OwnSteps own={values} />
      <NameFields values={values} set={set} update={form.update} />
      <BilingualColumns translation={self.translation}>
        {spoken => <AboutFields language={spoken} values={values} set={set} update={form.update} />}
      </BilingualColumns>
    </RecordEditor>
  )
}
