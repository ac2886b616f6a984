import { List, SimpleGrid } from '@mantine/core'
import type { Status } from '#contract/people/lookups.ts'
import { roleForm, roleWords as words } from '#messages/people-lists.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { AccessCard, NewAccess } from './access-card.tsx'
import { AccessForm } from './access-form.tsx'
import { type AccessChange, actsOf } from './use-access-change.ts'

const calls = client.people.backstage.statuses

/** What each status means: whether people can log in, and whether they have left. */
export function StatusCards({
  statuses,
  change,
}: {
  statuses: readonly Status[]
  change: AccessChange | null
}) {
  const say = useSay()
  const language = useLanguage()
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      {statuses.map((status, at) => (
        <AccessCard
          key={status.id}
          row={status}
          acts={
            change && actsOf({ rows: statuses, at, language, change, calls, question: roleForm.mergeStatus })
          }
          form={onClose => (
            <StatusForm
              status={status}
              onClose={onClose}
              onSave={fields => change?.save(() => calls.change({ id: status.id, ...fields }))}
            />
          )}
        >
          <List size="sm" listStyleType="disc">
            <List.Item>{say(status.allowsLogin ? words.allowsLogin : words.noLogin)}</List.Item>
            {status.isFormer && <List.Item>{say(words.isFormer)}</List.Item>}
          </List>
        </AccessCard>
      ))}
      {change && (
        <NewAccess
          title={say(roleForm.newStatus)}
          form={onClose => (
            <StatusForm
              status={null}
              onClose={onClose}
              onSave={fields => change.save(() => calls.create(fields))}
            />
          )}
        />
      )}
    </SimpleGrid>
  )
}

interface FormProps {
  status: Status | null
  onSave: (fields: Parameters<typeof calls.create>[0]) => Promise<unknown> | undefined
  onClose: () => void
}

function StatusForm({ status, onSave, onClose }: FormProps) {
  const say = useSay()
  const { allowsLogin = false, isFormer = false } = status ?? {}
  return (
    <AccessForm
      label={status?.label ?? { de: '', en: '' }}
      ticks={{ allowsLogin, isFormer }}
      names={{ allowsLogin: say(roleForm.allowsLogin), isFormer: say(roleForm.isFormer) }}
      onSave={async fields => onSave(fields)}
      onClose={onClose}
    />
  )
}
