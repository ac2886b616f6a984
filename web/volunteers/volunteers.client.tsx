import { Badge } from '@mantine/core'
import { IconFileCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { VolunteerRow } from '#contract/volunteers/backstage-api.ts'
import type { VolunteerState } from '#contract/volunteers/volunteer.ts'
import { givenConsents } from '#messages/given-consents.ts'
import {
  volunteerColumns as columns,
  volunteersBackstage as say,
  volunteerStateNames as stateNames,
  volunteersCount,
  volunteersQuestion,
  volunteersRemoved,
} from '#messages/volunteers-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import type { BulkAction, ListColumn } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { oneByOne } from '#web/lists/one-by-one.ts'
import { optionsOf } from '#web/lists/options-of.ts'
import { useBulk } from '#web/lists/use-bulk.ts'
import { ConsentsDialog } from '#web/records/given-consents.tsx'
import { useShortMomentOf } from '#web/records/use-moment.ts'

const calls = client.volunteers.backstage

const remove: BulkAction<VolunteerRow> = {
  label: say.remove,
  isDangerous: true,
  question: volunteersQuestion,
  answers: () => ({ yes: say.yes, no: say.no }),
  run: oneByOne(id => calls.remove({ id })),
  done: volunteersRemoved,
}

/** The list of volunteers who want to hear about studies, and until when. */
export default function VolunteerList() {
  const words = useSay()
  const [consentsOf, setConsentsOf] = useState<VolunteerRow | null>(null)
  const { start } = useBulk<VolunteerRow>('volunteers')
  const languages = Object.entries(words(say.languages)).map(([value, label]) => ({ value, label }))
  return (
    <>
      <ListScreen<VolunteerRow>
        list={{
          name: 'volunteers.backstage.list',
          kind: 'volunteers',
          call: calls.list,
          title: say.title,
          lead: say.lead,
          count: volunteersCount,
          failed: say.failed,
          empty: { title: say.empty, lead: say.emptyLead },
          columns: useColumns(),
          sort: '-createdAt',
          filters: [
            { name: 'state', label: columns.state, is: 'several', options: optionsOf(stateNames, words) },
            { name: 'language', label: columns.language, is: 'one', options: languages },
            { name: 'created', label: columns.createdAt, is: 'days' },
          ],
          nameOf: ({ email }) => email,
          bulk: [remove],
          rowActions: row => [
            { label: givenConsents.show, icon: IconFileCheck, run: () => setConsentsOf(row) },
            { label: say.remove, icon: IconTrash, isDangerous: true, run: () => start(remove, [row]) },
          ],
        }}
      />
      <ConsentsDialog
        table="volunteers"
        row={consentsOf && { id: consentsOf.id, name: consentsOf.email }}
        onClose={() => setConsentsOf(null)}
      />
    </>
  )
}

const colours: Record<VolunteerState, string> = {
  pending: 'var(--muted)',
  confirmed: 'var(--ok)',
  asked: 'var(--warn)',
}

function useColumns(): ListColumn<VolunteerRow>[] {
  const words = useSay()
  const momentOf = useShortMomentOf()
  const timeOf = (moment: string | null) => moment && <time>{momentOf(moment)}</time>
  return [
    { key: 'email', label: columns.email, show: ({ email }) => email },
    {
      key: 'state',
      label: columns.state,
      show: ({ state }) => (
        <Badge variant="outline" color={colours[state]}>
          {words(stateNames[state])}
        </Badge>
      ),
    },
    { key: 'language', label: columns.language, show: ({ language }) => words(say.languages)[language] },
    {
      key: 'createdAt',
      label: columns.createdAt,
      sort: 'createdAt',
      show: ({ createdAt }) => timeOf(createdAt),
    },
    {
      key: 'confirmedAt',
      label: columns.confirmedAt,
      sort: 'confirmedAt',
      show: ({ confirmedAt }) => timeOf(confirmedAt),
    },
    {
      key: 'expiresAt',
      label: columns.expiresAt,
      sort: 'expiresAt',
      show: ({ expiresAt }) => timeOf(expiresAt),
    },
  ]
}
