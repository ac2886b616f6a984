import { Anchor } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { useState } from 'react'
import type { RegistrationRow } from '#contract/events/registration.ts'
import { plainName } from '#contract/people/names.ts'
import { fetching } from '#messages/fetching.ts'
import {
  cancelAnswers,
  cancelledCount,
  cancelQuestion,
  cancelSeveral,
  registrationColumns as columns,
  confirmedCount,
  confirmQuestion,
  participationTitles,
  registrationCount,
  registrationStates,
  registrationsBackstage as say,
  staffActionNames,
} from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import type { BulkAction, BulkDialog, ListColumn } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { optionsOf } from '#web/lists/options-of.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { RegistrationDialog } from './registration-dialog.tsx'
import { StateBadge } from './registration-facts.tsx'
import { RegistrationActions, RegistrationTools } from './registration-tools.tsx'
import { isOverFor, useRowActions } from './use-row-actions.ts'
import { WriteDialog } from './write-dialog.tsx'

type Row = RegistrationRow
const calls = client.events.backstage

/** List of all registrations: search, confirm, cancel and check in, singly or in bulk. */
export function RegistrationList({ eventId }: { eventId: number }) {
  const words = useSay()
  const rowActions = useRowActions(eventId)
  const [writingTo, setWritingTo] = useState<number[] | null>(null)
  const [opened, setOpened] = useState<Row | null>(null)
  return (
    <>
      <ListScreen<Row>
        list={{
          name: 'events.backstage.registrations',
          kind: 'events',
          call: calls.registrations,
          title: say.all,
          isPart: true,
          count: registrationCount,
          failed: fetching.loading,
          empty: { title: say.empty, lead: say.emptyLead },
          columns: useColumns(setOpened),
          sort: '-createdAt',
          always: { id: String(eventId) },
          filters: [
            {
              name: 'state',
              label: columns.state,
              is: 'several',
              options: optionsOf(registrationStates, words),
            },
            {
              name: 'participation',
              label: columns.participation,
              is: 'one',
              options: optionsOf(participationTitles, words),
            },
            {
              name: 'checkedIn',
              label: columns.checkedInAt,
              is: 'one',
              options: [{ value: '1', label: words(say.yes) }],
            },
            { name: 'created', label: columns.createdAt, is: 'days' },
          ],
          nameOf: plainName,
          first: <RegistrationActions eventId={eventId} />,
          tools: <RegistrationTools eventId={eventId} />,
          rowActions: row => [
            { label: say.open, icon: IconId, run: () => setOpened(row) },
            ...rowActions(row),
          ],
          bulk: [...bulkOf(eventId), writeAction(setWritingTo)],
        }}
      />
      <RegistrationDialog
        eventId={eventId}
        row={opened}
        actions={opened ? rowActions(opened) : []}
        onClose={() => setOpened(null)}
      />
      <WriteDialog
        eventId={eventId}
        ids={writingTo}
        opened={writingTo !== null}
        onClose={() => setWritingTo(null)}
      />
    </>
  )
}

function bulkOf(id: number): BulkAction<Row>[] {
  return [
    {
      label: staffActionNames.confirm,
      applies: ({ state }) => state === 'pending' || state === 'offered',
      question: confirmQuestion,
      run: ids => calls.bulkRegistrations({ id, ids, action: 'confirm' }),
      done: confirmedCount,
    },
    {
      label: cancelSeveral,
      isDangerous: true,
      applies: row => !isOverFor(row),
      question: cancelQuestion,
      answers: cancelAnswers,
      run: ids => calls.bulkRegistrations({ id, ids, action: 'cancel' }),
      done: cancelledCount,
    },
  ]
}

// Cancelled and lapsed registrations get no letter.
function writeAction(opens: (ids: number[]) => void): BulkDialog<Row> {
  return { label: say.writeTo, applies: row => !isOverFor(row), opens }
}

function useColumns(onOpen: (row: Row) => void): ListColumn<Row>[] {
  const words = useSay()
  const momentOf = useShortMomentOf()
  return [
    {
      key: 'name',
      label: columns.name,
      sort: 'lastName',
      show: row => (
        <Anchor component="button" type="button" ta="start" fw={600} onClick={() => onOpen(row)}>
          {[row.lastName, row.firstName].filter(Boolean).join(', ')}
        </Anchor>
      ),
    },
    { key: 'email', label: columns.email, show: ({ email }) => email },
    { key: 'institution', label: columns.institution, sort: 'institution', show: row => row.institution },
    {
      key: 'participation',
      label: columns.participation,
      show: ({ participation }) => words(participationTitles[participation]),
    },
    { key: 'state', label: columns.state, sort: 'state', show: row => <StateBadge row={row} /> },
    { key: 'option', label: columns.option, show: ({ option }) => option },
    {
      key: 'created',
      label: columns.createdAt,
      sort: 'createdAt',
      show: ({ createdAt }) => momentOf(createdAt),
    },
    {
      key: 'checkedIn',
      label: columns.checkedInAt,
      sort: 'checkedInAt',
      show: ({ checkedInAt }) => checkedInAt && momentOf(checkedInAt),
    },
  ]
}
