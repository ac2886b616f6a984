import { Badge, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Incident } from '#contract/security/api.ts'
import { incidentCauseNames } from '#contract/security/incident.ts'
import { causeWords } from '#messages/incident-causes.ts'
import {
  incidentCount,
  incidentFigures,
  incidentTypeNames,
  security,
  severityNames,
  statusNames,
  incidents as words,
} from '#messages/security.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import type { BulkDialog, ListColumn, ListFilter } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { optionsOf } from '#web/lists/options-of.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { ResolveManyDialog } from './resolve-many-dialog.tsx'

const calls = client.security

/** The incidents of the last 90 days. */
export function IncidentList({ onOpen }: { onOpen: (id: number) => void }) {
  const say = useSay()
  const [chosen, setChosen] = useState<number[]>([])
  const columns = useColumns()
  const filters = useFilters()
  const resolve: BulkDialog<Incident> = {
    label: words.resolve,
    applies: ({ status }) => status === 'open',
    opens: setChosen,
  }
  return (
    <>
      <ListScreen<Incident>
        list={{
          name: 'security.list',
          kind: 'security',
          call: calls.list,
          title: words.title,
          isPart: true,
          lead: words.lead,
          count: incidentCount,
          failed: security.fetchFailed,
          empty: { title: words.empty, lead: words.emptyLead },
          columns,
          sort: '-lastSeenAt',
          filters,
          nameOf: ({ type, id }) => `${say(incidentTypeNames[type])} ${id}`,
          tools: <Figures />,
          rowActions: ({ id }) => [{ label: words.open, icon: IconEye, run: () => onOpen(id) }],
          bulk: [resolve],
        }}
      />
      {chosen.length > 0 && <ResolveManyDialog ids={chosen} onClose={() => setChosen([])} />}
    </>
  )
}

function Figures() {
  const say = useSay()
  const { data } = useQuery({
    queryKey: ['security', 'list', 'metrics'],
    queryFn: () => calls.metrics({}),
  })
  return <Text size="sm">{data && say(incidentFigures(data.open, data.lastWeek))}</Text>
}

function useFilters(): ListFilter[] {
  const say = useSay()
  return [
    {
      ...{ name: 'status', label: words.status, is: 'several' },
      options: optionsOf(statusNames, say),
    },
    {
      ...{ name: 'severity', label: words.severity, is: 'several' },
      options: optionsOf(severityNames, say),
    },
    {
      ...{ name: 'type', label: words.type, is: 'several' },
      options: optionsOf(incidentTypeNames, say),
    },
    {
      ...{ name: 'cause', label: words.cause, is: 'several' },
      options: incidentCauseNames.map(cause => ({ value: cause, label: say(causeWords[cause].name) })),
    },
    { name: 'seen', label: words.lastSeen, is: 'days' },
  ]
}

const colours = { low: 'var(--muted)', medium: 'var(--warn)', high: 'var(--danger)' } as const

function useColumns(): ListColumn<Incident>[] {
  const say = useSay()
  const momentOf = useShortMomentOf()
  return [
    {
      ...{ key: 'type', label: words.type },
      show: ({ type, cause, isDrill }) => (
        <div>
          {say(incidentTypeNames[type])} {isDrill && <Badge variant="light">{say(words.drill)}</Badge>}
          <Text size="sm" c="dimmed">
            {say(causeWords[cause].name)}
          </Text>
        </div>
      ),
    },
    {
      ...{ key: 'severity', label: words.severity },
      show: ({ severity }) => (
        <Badge variant="outline" color={colours[severity]}>
          {say(severityNames[severity])}
        </Badge>
      ),
    },
    { key: 'status', label: words.status, show: ({ status }) => say(statusNames[status]) },
    { key: 'user', label: words.user, show: ({ user }) => user?.name },
    { key: 'ip', label: words.ip, show: ({ ip }) => ip },
    {
      ...{ key: 'occurrences', label: words.occurrences, sort: 'occurrences' },
      show: ({ occurrences }) => occurrences,
    },
    {
      ...{ key: 'lastSeen', label: words.lastSeen, sort: 'lastSeenAt' },
      show: ({ lastSeenAt }) => momentOf(lastSeenAt),
    },
  ]
}
