import { addressOf } from '#contract/pathnames.ts'
import { plainName } from '#contract/people/names.ts'
import { blankPerson, type Person, type PersonFields, type SelfFields } from '#contract/people/person.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { RecordEditor } from '#web/records/record-editor.tsx'
import { SlugField } from '#web/records/slug-field.tsx'
import { useEditor } from '#web/records/use-editor.ts'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { AboutFields } from './about-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { useAccess, usePersonFieldName } from './use-words.ts'
import { UserSide } from './user-side.tsx'

const calls = client.people.backstage

/** A person: who they are and what they say of themselves; beside it their account. */
export function UserEditor({ item: found }: { item: Person | null }) {
  const { roles, statuses } = useAccess()
  if (!found && (roles.length === 0 || statuses.length === 0)) return null
  return <Editor item={found} usual={usualAccess(roles, statuses)} />
}

function usualAccess(
  roles: readonly { id: number; name: string }[],
  statuses: readonly { id: number; name: string }[],
) {
  const idOf = (rows: readonly { id: number; name: string }[], name: string) =>
    (rows.find(row => row.name === name) ?? rows[0])?.id ?? 0
  return { roleId: idOf(roles, 'member'), statusId: idOf(statuses, 'active') }
}

function Editor({
  item: found,
  usual,
}: {
  item: Person | null
  usual: Pick<PersonFields, 'roleId' | 'statusId'>
}) {
  const say = useSay()
  const language = useLanguage()
  const fieldLabel = usePersonFieldName()
  const { form, item, isLeaving, others } = useEditor<PersonFields, Person>({
    kind: 'people',
    calls,
    blank: { ...blankPerson, ...usual },
    item: found,
  })
  // What people say of themselves is a part of the fields, under the same names.
  const own = form as unknown as RecordForm<SelfFields, Person>
  return (
    <RecordEditor
      form={form}
      item={item}
      isLeaving={isLeaving}
      others={others}
      list={{ label: say(words.title), href: addressOf('backstageUsers', language) }}
      newTitle={say(words.newTitle)}
      nameOf={plainName}
      fieldLabel={fieldLabel}
      side={<UserSide form={form} item={item} fieldLabel={fieldLabel} />}
    >
      <NameFields values={form.values} set={own.set} />
      <BilingualColumns translation={item?.translation ?? null}>
        {spoken => (
          <>
            <AboutFields language={spoken} values={form.values} set={own.set} update={own.update} />
            <SlugField language={spoken} {...{ form, item }} title={plainName(form.values)} calls={calls} />
          </>
        )}
      </BilingualColumns>
    </RecordEditor>
  )
}
