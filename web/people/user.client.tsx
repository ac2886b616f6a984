import { plainName } from '#contract/people/names.ts'
import {
  blankPerson,
  type Person,
  type PersonFields,
  personRecord,
  type SelfFields,
} from '#contract/people/person.ts'
import { invitedTo, personFieldNames } from '#messages/people-backstage.ts'
import { client } from '#web/client.ts'
import { RecordScreen, type TextsProps } from '#web/records/record-screen.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { useScreenParameters } from '#web/shell/use-screen-parameters.ts'
import { AboutFields } from './about-fields.tsx'
import { NameFields } from './name-fields.tsx'
import preview from './people.preview.tsx'
import { useRefusal } from './use-refusal.ts'
import { useRolesAndStatuses } from './use-words.ts'
import { AccountPanels, UserPanels } from './user-panels.tsx'

const calls = client.people.backstage

/**
 * The editor of a person: profile fields, and the account beside them. A new person is sent an invitation on
 * saving.
 */
export default function UserItemScreen() {
  const { roles, statuses } = useRolesAndStatuses()
  const isNew = useScreenParameters().id === undefined
  const refusalOf = useRefusal()
  const { isAdmin } = useUser().flags
  // A new person needs a default role; for existing ones the role decides whether they may be changed.
  if ((isNew || !isAdmin) && (roles.length === 0 || statuses.length === 0)) return null
  const usual = { roleId: idOf(roles, 'member'), statusId: idOf(statuses, 'active') }
  return (
    <RecordScreen
      {...{
        kind: 'people',
        calls,
        declared: personRecord,
        blank: { ...blankPerson, ...usual },
        nameOf: plainName,
      }}
      {...{ names: personFieldNames, Texts: UserTexts, Panels: UserPanels, preview }}
      slugFrom={plainName}
      before={editing => <AccountPanels {...editing} />}
      refusalOf={refusalOf}
      messageOf={(saved, before) => (isInvitedBy(saved, before) ? invitedTo(saved.email) : null)}
      texts={['firstName', 'lastName', 'email', 'interests', 'aboutMe', 'cv']}
      above={({ form }) => <NameFields {...ownPartOf(form)} />}
    />
  )
}

/**
 * Whether the save newly permits a login for a person without a password, who is then sent a link to set one.
 */
function isInvitedBy(saved: Person, before: Person | null): boolean {
  return saved.isLoginAllowed && !before?.isLoginAllowed && !saved.hasPassword
}

function idOf(rows: readonly { id: number; name: string }[], name: string): number {
  return (rows.find(row => row.name === name) ?? rows[0])?.id ?? 0
}

// The fields of the own profile are a subset of these fields, under the same names.
function ownPartOf(form: RecordForm<PersonFields, Person>) {
  return form as unknown as RecordForm<SelfFields, Person>
}

function UserTexts({ language, form }: TextsProps<PersonFields, Person>) {
  const { set, update } = ownPartOf(form)
  return <AboutFields {...{ language, values: form.values, set, update }} />
}
