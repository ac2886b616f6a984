import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import type { AuditEntry } from '#contract/security/api.ts'
import { actionName, auditCount, detailsOf, entityName, isKind, audit as words } from '#messages/audit.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { ListColumn, ListFilter } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { AuditHead } from './audit-head.tsx'

const calls = client.security

/** The audit log for administrators, with filters for person, area, action and time. */
export default function AuditScreen() {
  const say = useSay()
  const columns = useColumns()
  const filters = useFilters()
  return (
    <Stack gap="xl">
      <ListScreen<AuditEntry>
        list={{
          name: 'security.audit',
          kind: 'security',
          call: calls.audit,
          title: words.title,
          lead: words.lead,
          count: auditCount,
          failed: words.fetchFailed,
          empty: { title: words.empty },
          columns,
          sort: '-createdAt',
          filters,
          nameOf: ({ action, id }) => `${say(actionName(action))} ${id}`,
        }}
      />
      <AuditHead />
    </Stack>
  )
}

function useFilters(): ListFilter[] {
  const say = useSay()
  const { data } = useQuery({
    queryKey: ['security', 'list', 'audit-filters'],
    queryFn: () => calls.auditFilters({}),
  })
  const { users = [], actions = [], entities = [] } = data ?? {}
  const named = (values: readonly string[], nameOf: typeof actionName) =>
    values
      .map(value => ({ value, label: say(nameOf(value)) }))
      .sort((one, other) => one.label.localeCompare(other.label))
  return [
    {
      ...{ name: 'user', label: words.user, is: 'one' },
      options: users.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: 'entity', label: words.entity, is: 'one', options: named(entities, entityName) },
    { name: 'action', label: words.action, is: 'one', options: named(actions, actionName) },
    { name: 'done', label: words.done, is: 'days' },
    { name: 'id', label: words.entityId, is: 'text' },
  ]
}

function useColumns(): ListColumn<AuditEntry>[] {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useShortMomentOf()
  return [
    {
      ...{ key: 'createdAt', label: words.createdAt, sort: 'createdAt' },
      show: ({ createdAt }) => momentOf(createdAt),
    },
    { key: 'user', label: words.user, show: ({ user }) => user?.name ?? say(words.website) },
    { key: 'action', label: words.action, show: ({ action }) => say(actionName(action)) },
    { key: 'what', label: words.what, show: entry => <What entry={entry} /> },
    {
      ...{ key: 'details', label: words.details },
      show: ({ entity, details }) => (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {detailsOf(entity, details, language).join(' · ') || '–'}
        </Text>
      ),
    },
  ]
}

// Files have no editor screen: they are edited in their list.
const hasEditor = (kind: RecordKindName) => recordKinds[kind].backstage !== recordKinds[kind].list

/** The area and the record by its current name, linked to its editor if it has one. */
function What({ entry: { entity, entityId, title } }: { entry: AuditEntry }) {
  const say = useSay()
  const language = useLanguage()
  const area = say(entityName(entity))
  if (entityId === null) return area
  const name = (title && inLanguage(title, language).value) || `${say(words.entityId)} ${entityId}`
  if (!title || !isKind(entity) || !hasEditor(entity)) return `${area}: ${name}`
  const editor = addressOf(recordKinds[entity].backstage, language, { id: String(entityId) })
  return (
    <span>
      {area}:{' '}
      <Anchor component={Link} to={editor} inherit underline="always">
        {name}
      </Anchor>
    </span>
  )
}
