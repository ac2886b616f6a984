import { List, SimpleGrid, Text } from '@mantine/core'
import type { Role } from '#contract/people/lookups.ts'
import { flags, mayDo, opens } from '#contract/permissions.ts'
import { flagNames, permissionWords, roleForm, roleWords as words } from '#messages/people-lists.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { AccessCard, NewAccess } from './access-card.tsx'
import { AccessForm } from './access-form.tsx'
import { type AccessChange, actsOf } from './use-access-change.ts'

const calls = client.people.backstage.roles
type Permission = keyof typeof opens

/** The permissions of each role, read from the same list that calls and menu entries check. */
export function RoleCards({ roles, change }: { roles: readonly Role[]; change: AccessChange | null }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      {roles.map((role, at) => (
        <AccessCard
          key={role.id}
          row={role}
          acts={change && actsOf({ rows: roles, at, language, change, calls, question: roleForm.mergeRole })}
          form={onClose => (
            <RoleForm
              before={role}
              onClose={onClose}
              onSave={fields => change?.save(() => calls.change({ id: role.id, ...fields }))}
            />
          )}
        >
          <Text size="sm" c="dimmed">
            {say(role.isAdmin ? words.everything : words.may)}
          </Text>
          <List size="sm" listStyleType="disc">
            {permissionsOf(role).map(name => (
              <List.Item key={name}>{say(permissionWords[name])}</List.Item>
            ))}
            <List.Item>{say(words.everybody)}</List.Item>
            {role.requiresSecondFactor && <List.Item>{say(words.requiresSecondFactor)}</List.Item>}
          </List>
        </AccessCard>
      ))}
      {change && (
        <NewAccess
          title={say(roleForm.newRole)}
          form={onClose => (
            <RoleForm
              before={null}
              onClose={onClose}
              onSave={fields => change.save(() => calls.create(fields))}
            />
          )}
        />
      )}
    </SimpleGrid>
  )
}

// The permission `files` includes `fileChoice`.
function permissionsOf(role: Role): Permission[] {
  const held = (Object.keys(opens) as Permission[]).filter(name => mayDo(opens[name], role))
  return held.filter(name => name !== 'fileChoice' || !held.includes('files'))
}

type Fields = Parameters<typeof calls.create>[0]

interface FormProps {
  before: Role | null
  onSave: (fields: Fields) => Promise<unknown> | undefined
  onClose: () => void
}

function RoleForm({ before, onSave, onClose }: FormProps) {
  const say = useSay()
  const ticked = [...flags, 'requiresSecondFactor'] as const
  type Tick = (typeof ticked)[number]
  const named = <Value,>(valueFor: (tick: Tick) => Value) =>
    Object.fromEntries(ticked.map(tick => [tick, valueFor(tick)])) as Record<Tick, Value>
  return (
    <AccessForm
      label={before?.label ?? { de: '', en: '' }}
      ticks={named(tick => before?.[tick] ?? false)}
      names={named(tick =>
        say(tick === 'requiresSecondFactor' ? words.requiresSecondFactor : flagNames[tick]),
      )}
      legend={say(roleForm.flags)}
      onSave={async fields => onSave(fields)}
      onClose={onClose}
    />
  )
}
