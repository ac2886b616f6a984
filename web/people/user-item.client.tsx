import { plainName } from '#contract/people/names.ts'
import type { Person } from '#contract/people/person.ts'
import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { usePersonFieldName } from './use-words.ts'
import { UserEditor } from './user-editor.tsx'

/** One person, to be managed, or somebody new, who is invited when saved. */
export default function UserItemScreen() {
  const fieldLabel = usePersonFieldName()
  return (
    <RecordScreen<Person>
      {...{ kind: 'people', calls: client.people.backstage, fieldLabel }}
      nameOf={plainName}
      texts={['firstName', 'lastName', 'email', 'interests', 'aboutMe', 'cv']}
    >
      {item => <UserEditor key={item?.id} item={item} />}
    </RecordScreen>
  )
}
