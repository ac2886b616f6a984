import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { causeWording, causeWords, stepNames, stepUntil } from '#messages/incident-causes.ts'
import {
  blockedAddresses,
  drill,
  incidentDetails,
  incidentTypeNames,
  security,
  severityNames,
  incidents as words,
} from '#messages/security.ts'
import { type Client, client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { useMomentOf } from '#web/records/use-moment.ts'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { withMessageLead } from '#web/shell/placed-errors.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { BreachButtons } from './breach-buttons.tsx'
import styles from './security.module.css'
import { useBlockByButton } from './use-addresses.ts'

type Found = Awaited<ReturnType<Client['security']['find']>>

/** One incident: its meaning, details, course, and the actions on it. */
export function IncidentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const found = useQuery({
    queryKey: ['security', 'incident', id],
    queryFn: () => client.security.find({ id }),
    gcTime: 0, // cached notes would overwrite newer ones of a colleague
  })
  const title = say(found.data ? causeWords[found.data.cause].name : words.title)
  return (
    <AskingModal {...useDiscardQuestion()} opened onClose={onClose} title={title} size="lg">
      <QueryState query={found} texts={useQueryTexts(security.fetchFailed)}>
        {incident => (
          <Stack>
            <Meaning incident={incident} />
            <Facts incident={incident} />
            <Course incident={incident} />
            <BreachButtons ids={[id]} />
            <Resolution incident={incident} onDone={onClose} />
          </Stack>
        )}
      </QueryState>
    </AskingModal>
  )
}

/** What happened, what the site has done, and what is left to do, with links to the place. */
function Meaning({ incident }: { incident: Found }) {
  const say = useSay()
  const language = useLanguage()
  const { cause, user, isDrill } = incident
  const { happened, done, next, place } = causeWords[cause]
  const parts = [
    [causeWording.happened, happened],
    [causeWording.done, done],
    [causeWording.next, next],
  ] as const
  const audit = `${addressOf('backstageAudit', language)}?user=${user?.id}`
  return (
    <>
      {isDrill && <Notice title={say(drill.title)}>{say(drill.explained)}</Notice>}
      {parts.map(([heading, words]) => (
        <div key={heading.en}>
          <Title order={3} size="h5">
            {say(heading)}
          </Title>
          <Text>{say(words)}</Text>
        </div>
      ))}
      {user && place === 'account' && (
        <Group gap="md">
          <Anchor component={Link} to={addressOf('backstageUser', language, { id: String(user.id) })}>
            {say(causeWording.toAccount)}
          </Anchor>
          <Anchor component={Link} to={audit}>
            {say(causeWording.toAudit)}
          </Anchor>
        </Group>
      )}
    </>
  )
}

/** The steps taken since the incident was noticed, and by whom. */
function Course({ incident: { createdAt, course } }: { incident: Found }) {
  const say = useSay()
  const momentOf = useMomentOf()
  return (
    <section>
      <Title order={3} size="h5">
        {say(causeWording.course)}
      </Title>
      <ol className={styles.course}>
        <li>
          {momentOf(createdAt)}: {say(causeWording.noticed)}
        </li>
        {course.map(({ id, step, by, at, until }) => (
          <li key={id}>
            {momentOf(at)}: {say(stepNames[step])}
            {until && `, ${say(stepUntil(momentOf(until)))}`} ({by ?? say(causeWording.bySite)})
          </li>
        ))}
      </ol>
    </section>
  )
}

function Facts({ incident }: { incident: Found }) {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useMomentOf()
  const { type, user, ip, occurrences, severity, createdAt, lastSeenAt, details, resolvedAt, resolvedBy } =
    incident
  const describe = (value: unknown) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const words = Object.hasOwn(incidentDetails, text) && incidentDetails[text]
    return words ? say(words) : text
  }
  const given = Object.entries(details).map(([name, value]) => `${describe(name)}: ${describe(value)}`)
  const rows: [string, ReactNode][] = [
    [say(words.type), say(incidentTypeNames[type])],
    [say(words.severity), say(severityNames[severity])],
    [
      say(words.user),
      user && (
        <Anchor component={Link} to={addressOf('backstageUser', language, { id: String(user.id) })}>
          {user.name}
        </Anchor>
      ),
    ],
    [say(words.ip), ip],
    [say(words.occurrences), occurrences],
    [say(words.firstSeen), momentOf(createdAt)],
    [say(words.lastSeen), momentOf(lastSeenAt)],
    [say(words.details), given.length > 0 && given.join('\n')],
    [say(words.resolvedAt), resolvedAt && momentOf(resolvedAt)],
    [say(words.resolvedBy), resolvedBy],
  ]
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/**
 * The notes and the button that resolves the incident, with a button to block its IP address while that is
 * known.
 */
function Resolution({ incident, onDone }: { incident: Found; onDone: () => void }) {
  const say = useSay()
  const stale = useStale('security')
  const block = useBlockByButton()
  const [notes, setNotes] = useState(incident.notes)
  const { id, ip, status, isDrill } = incident
  const isOpen = status === 'open'
  const isWhole = ip !== null && !ip.includes('/')
  const submit = async () => {
    try {
      await client.security.resolve({ id, notes })
    } catch (error) {
      throw withMessageLead(say(security.resolveFailed), error)
    }
    toast.done(say(isOpen ? security.resolved : words.notesKept))
    onDone()
    await stale()
  }
  return (
    <CheckedForm onSubmit={submit}>
      <Stack>
        <GrowingText
          name="notes"
          label={say(words.notes)}
          description={say(words.notesHint)}
          value={notes}
          onChange={event => setNotes(event.currentTarget.value)}
          maxLength={2000}
          minRows={3}
          data-autofocus
        />
        {ip !== null && !isWhole && <Text size="sm">{say(words.onlyNetwork)}</Text>}
        <DialogButtons>
          {isWhole && !isDrill && (
            <Button variant="default" onClick={() => block({ ip })}>
              {say(blockedAddresses.block)}
            </Button>
          )}
          <SubmitButton>{say(isOpen ? words.resolve : words.keepNotes)}</SubmitButton>
        </DialogButtons>
      </Stack>
    </CheckedForm>
  )
}
