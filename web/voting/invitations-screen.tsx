import { Stack, Text } from '@mantine/core'
import { IconMail, IconX } from '@tabler/icons-react'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { Invitation } from '#contract/voting/tickets-api.ts'
import { records } from '#messages/backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { mailStateNames } from '#messages/outbox.ts'
import {
  againCount,
  againQuestion,
  invitationCount,
  revokedCount,
  revokeQuestion,
  ticketsBackstage as say,
  votedOf,
} from '#messages/voting-tickets.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { BulkAction, ListColumn } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { useBulk } from '#web/lists/use-bulk.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { isGone, NotFound } from '#web/shell/backstage-refusals.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { useScreenParameters } from '#web/shell/use-screen-parameters.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { InvitationTools, InviteButton } from './invitation-tools.tsx'
import type { TicketFace } from './ticket-face.ts'
import { UnsentInvitations } from './unsent-invitations.tsx'
import { useTickets } from './use-tickets.ts'

/** The people invited to vote on the poll or contest in the address, and the letters sent to them. */
export function InvitationsScreen({ face }: { face: TicketFace }) {
  const { id = '' } = useScreenParameters()
  const tickets = useTickets(face, Number(id))
  const words = useSay()
  const language = useLanguage()
  if (isGone(tickets.error)) return <NotFound />
  const about = tickets.data && {
    label: inLanguage(tickets.data.about.title, language).value,
    href: addressOf(face.pages.thing, language, { id }),
  }
  return (
    <Stack gap="lg">
      <ScreenHead title={words(say.invitations)} about={about ? [about] : []} />
      <Figures face={face} id={Number(id)} />
      <UnsentInvitations face={face} id={Number(id)} />
      <InvitationList key={id} face={face} id={Number(id)} />
    </Stack>
  )
}

interface Props {
  face: TicketFace
  id: number
}

function Figures({ face, id }: Props) {
  const words = useSay()
  return (
    <QueryState query={useTickets(face, id)} texts={useQueryTexts()}>
      {({ about, invited }) => (
        <Stack gap="xs">
          {invited.made > 0 && <Text fw={600}>{words(votedOf)(invited.used, invited.made)}</Text>}
          {!about.isNamed && <Text maw="46rem">{words(say.secretLead)}</Text>}
        </Stack>
      )}
    </QueryState>
  )
}

function InvitationList({ face, id }: Props) {
  const { kind, calls } = face
  const { start } = useBulk<Invitation>(kind)
  const { again, revoke } = actionsOf(face, id)
  return (
    <ListScreen<Invitation>
      list={{
        name: `${kind}.backstage.invitations`,
        kind,
        call: calls.invitations,
        title: say.invited,
        isPart: true,
        count: invitationCount,
        failed: fetching.loading,
        empty: { title: say.empty, lead: say.emptyLead },
        columns: useColumns(),
        sort: 'email',
        always: { id: String(id) },
        filters: [],
        nameOf: ({ email }) => email,
        first: <InviteButton face={face} id={id} />,
        tools: <InvitationTools face={face} id={id} />,
        bulk: [again, revoke],
        rowActions: row => [
          { label: again.label, icon: IconMail, run: () => start(again, [row]) },
          { label: revoke.label, icon: IconX, isDangerous: true, run: () => start(revoke, [row]) },
        ],
      }}
    />
  )
}

function actionsOf(
  { calls }: TicketFace,
  id: number,
): { again: BulkAction<Invitation>; revoke: BulkAction<Invitation> } {
  return {
    again: {
      label: say.again,
      question: againQuestion,
      run: ids => calls.inviteAgain({ id, ids }),
      done: againCount,
    },
    revoke: {
      label: say.revokeOne,
      isDangerous: true,
      question: revokeQuestion,
      run: ids => calls.revokeInvitations({ id, ids }),
      done: revokedCount,
    },
  }
}

function useColumns(): ListColumn<Invitation>[] {
  const words = useSay()
  const momentOf = useShortMomentOf()
  const describeVoted = (voted: boolean | null) =>
    words(voted === null ? say.secret : voted ? say.yes : say.no)
  return [
    { key: 'email', label: say.email, sort: 'email', show: ({ email }) => email },
    { key: 'name', label: say.name, sort: 'name', show: ({ name }) => name },
    { key: 'language', label: say.spoken, show: row => words(records.languageNames)[row.language] },
    {
      key: 'letter',
      label: say.letter,
      show: ({ letter }) => words(letter === 'waiting' ? say.waiting : mailStateNames[letter]),
    },
    {
      key: 'letterAt',
      label: say.letterAt,
      show: ({ letterAt }) => letterAt && momentOf(letterAt),
    },
    { key: 'reminders', label: say.reminders, show: ({ reminders }) => reminders ?? words(say.secret) },
    { key: 'hasVoted', label: say.hasVoted, show: ({ hasVoted }) => describeVoted(hasVoted) },
    {
      key: 'created',
      label: say.createdAt,
      sort: 'createdAt',
      show: ({ createdAt }) => momentOf(createdAt),
    },
  ]
}
