import { Anchor, Button, Text } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowsSort,
  IconExternalLink,
  IconRestore,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { plainName } from '#contract/people/names.ts'
import type { PersonListed } from '#contract/people/person.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { records } from '#messages/backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { peopleCount, peopleBackstage as words } from '#messages/people-backstage.ts'
import { orderWords } from '#messages/people-lists.ts'
import { client } from '#web/client.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import type { ListColumn, ListDeclaration } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { useBulk } from '#web/lists/use-bulk.ts'
import { useListQuery } from '#web/lists/use-list-query.ts'
import { recordActions } from '#web/records/record-actions.ts'
import { usesWarning } from '#web/records/uses-warning.tsx'
import { LoginState } from './login-state.tsx'
import { useRefusal } from './use-refusal.ts'
import { useLookupOptions, useRolesAndStatuses } from './use-words.ts'
import { onlyTo, sendLinks, unlock } from './user-actions.ts'

const calls = client.people.backstage
const actions = recordActions<PersonListed>('people', calls, () => ({
  question: words.namedStay,
  ask: usesWarning('people', calls, words.namedStayLead),
  forbidsOne: true,
}))

/** The list of all people with an account or a profile, and its trash. */
export default function UserList() {
  const language = useLanguage()
  const say = useSay()
  const isTrash = useListQuery([]).filter('trash') === '1'
  const { start } = useBulk<PersonListed>('people')
  const refusalOf = useRefusal()
  const mayChange = (row: PersonListed) => refusalOf(row) === null
  const columns = useColumns()
  const filters = useFilters()
  const inTrash: Partial<ListDeclaration<PersonListed>> = {
    title: records.trash,
    lead: records.trashLead,
    empty: { title: records.trashEmpty },
    sort: '-deletedAt',
    filters: [],
    always: { trash: '1' },
    bulk: [actions.putBack, actions.erase].map(one => onlyTo(mayChange, one)),
    rowActions: row =>
      mayChange(row)
        ? [
            { label: records.restore, icon: IconRestore, run: () => start(actions.putBack, [row]) },
            {
              label: records.erase,
              icon: IconTrashX,
              isDangerous: true,
              run: () => start(actions.erase, [row]),
            },
          ]
        : [],
  }
  const list: ListDeclaration<PersonListed> = {
    name: 'people.backstage.list',
    kind: 'people',
    call: calls.list,
    title: words.title,
    count: peopleCount,
    failed: fetching.team,
    empty: { title: words.empty, lead: words.emptyLead },
    create: { label: words.create, address: addressOf('backstageUserCreate', language) },
    columns,
    sort: 'lastName',
    filters,
    nameOf: plainName,
    tools: (
      <>
        <OrderButton label={say(orderWords.title)} />
        <TrashButton isTrash={isTrash} label={say(isTrash ? records.leaveTrash : records.trash)} />
      </>
    ),
    bulk: [actions.show, actions.hide, sendLinks, unlock, actions.remove].map(one => onlyTo(mayChange, one)),
    rowActions: row => [
      ...(row.isPublic
        ? [
            {
              label: records.viewPublic,
              icon: IconExternalLink,
              href: publicAddressOf('people', row, language),
            },
          ]
        : []),
      ...(mayChange(row)
        ? [{ label: records.remove, icon: IconTrash, run: () => start(actions.remove, [row]) }]
        : []),
    ],
    ...(isTrash && inTrash),
  }
  return <ListScreen key={String(isTrash)} list={list} />
}

function OrderButton({ label }: { label: string }) {
  return (
    <Button
      component={Link}
      to={addressOf('backstageUserOrder', useLanguage())}
      variant="default"
      leftSection={<IconArrowsSort size={18} aria-hidden />}
    >
      {label}
    </Button>
  )
}

function TrashButton({ isTrash, label }: { isTrash: boolean; label: string }) {
  const query = useListQuery([])
  const Sign = isTrash ? IconArrowLeft : IconTrash
  return (
    <Button
      variant="default"
      leftSection={<Sign size={18} aria-hidden />}
      onClick={() => query.show(isTrash ? '' : 'trash=1')}
    >
      {label}
    </Button>
  )
}

function useFilters(): ListDeclaration<PersonListed>['filters'] {
  const say = useSay()
  const language = useLanguage()
  const { groups } = useLookupOptions()
  const { roles, statuses } = useRolesAndStatuses()
  const named = (rows: typeof roles | typeof statuses) =>
    rows.map(({ id, label }) => ({ value: String(id), label: label[language] || label.de }))
  const yes = [{ value: '1', label: say(words.yes) }]
  const states = Object.entries(say(records.states)).flatMap(([value, label]) =>
    value === 'public' || value === 'hidden' ? [{ value, label }] : [],
  )
  return [
    { name: 'role', label: words.role, is: 'one', options: named(roles) },
    { name: 'status', label: words.status, is: 'one', options: named(statuses) },
    { name: 'group', label: words.group, is: 'one', options: groups },
    { name: 'locked', label: words.locked, is: 'one', options: yes },
    { name: 'idle', label: words.idle, is: 'one', options: [{ value: '1', label: say(words.idleFor) }] },
    {
      name: 'ending',
      label: words.ending,
      is: 'one',
      options: [{ value: '1', label: say(words.endingSoon) }],
    },
    { name: 'state', label: records.state, is: 'one', options: states },
  ]
}

function useColumns(): ListColumn<PersonListed>[] {
  const language = useLanguage()
  const say = useSay()
  const { groups } = useLookupOptions()
  const { roles, statuses } = useRolesAndStatuses()
  const labelIn = (rows: readonly { id: number; label: { de: string; en: string } }[], id: number) =>
    rows.find(row => row.id === id)?.label[language]
  return [
    {
      key: 'name',
      label: words.name,
      sort: 'lastName',
      show: row => (
        <div>
          <Anchor component={Link} fw={600} to={addressOf('backstageUser', language, { id: String(row.id) })}>
            {plainName(row)}
          </Anchor>
          <Text size="xs" c="dimmed">
            {row.email}
          </Text>
        </div>
      ),
    },
    { key: 'role', label: words.role, show: ({ roleId }) => labelIn(roles, roleId) },
    { key: 'status', label: words.status, show: ({ statusId }) => labelIn(statuses, statusId) },
    {
      key: 'group',
      label: words.group,
      show: ({ groupId }) => groups.find(({ value }) => value === String(groupId))?.label,
    },
    { key: 'login', label: words.login, show: row => <LoginState person={row} /> },
    {
      key: 'lastLogin',
      label: words.lastLogin,
      sort: 'lastLoginAt',
      show: ({ lastLoginAt }) => (lastLoginAt ? shortDayOf(lastLoginAt, language) : say(words.never)),
    },
    { key: 'visible', label: records.visible, show: ({ isVisible }) => isVisible && say(words.yes) },
    {
      key: 'priority',
      label: words.priority,
      sort: 'sortPriority',
      show: ({ sortPriority }) => sortPriority,
    },
  ]
}
