import { Anchor, Button, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import {
  blockedAddresses,
  incidentDetails,
  incidentMeanings,
  incidentTypeNames,
  security,
  severityNames,
  incidents as words,
} from '#messages/security.ts'
import { type Client, client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { useMomentOf } from '#web/records/use-moment.ts'
import { useAsking } from '#web/shell/asking.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import styles from './security.module.css'
import { useBlock } from './use-addresses.ts'

type Found = Awaited<ReturnType<Client['security']['find']>>

/** One incident: what it means, what came with it, and what can be done. */
export function IncidentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const found = useQuery({
    queryKey: ['security', 'incident', id],
    queryFn: () => client.security.find({ id }),
    gcTime: 0, // notes of an earlier look would be saved over those of a colleague
  })
  const title = found.data ? say(incidentTypeNames[found.data.type]) : say(words.title)
  return (
    <AskingModal {...useAsking()} opened onClose={onClose} title={title} size="lg">
      <QueryState query={found} texts={useQueryTexts(security.fetchFailed)}>
        {incident => (
          <Stack>
            <Text>{say(incidentMeanings[incident.type])}</Text>
            <Facts incident={incident} />
            <Resolution incident={incident} onDone={onClose} />
          </Stack>
        )}
      </QueryState>
    </AskingModal>
  )
}

function Facts({ incident }: { incident: Found }) {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useMomentOf()
  const { user, ip, occurrences, severity, createdAt, lastSeenAt, details, resolvedAt, resolvedBy } = incident
  const told = (value: unknown) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const words = Object.hasOwn(incidentDetails, text) && incidentDetails[text]
    return words ? say(words) : text
  }
  const given = Object.entries(details).map(([name, value]) => `${told(name)}: ${told(value)}`)
  const rows: [string, ReactNode][] = [
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

/** Notes and the button that ends it; beside it the one that blocks the address, while it is known. */
function Resolution({ incident, onDone }: { incident: Found; onDone: () => void }) {
  const say = useSay()
  const stale = useStale('security')
  const block = useBlock()
  const [notes, setNotes] = useState(incident.notes)
  const [isBusy, setBusy] = useState(false)
  const { id, ip, status } = incident
  const isOpen = status === 'open'
  const isWhole = ip !== null && !ip.includes('/')
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await client.security.resolve({ id, notes })
      toast.done(say(isOpen ? security.resolved : words.notesKept))
      onDone()
    } catch (error) {
      toast.failed(`${say(security.resolveFailed)}. ${textOf(error)}`)
    }
    setBusy(false)
    await stale()
  }
  return (
    <form onSubmit={event => void submit(event)}>
      <Stack>
        <Textarea
          label={say(words.notes)}
          description={say(words.notesHint)}
          value={notes}
          onChange={event => setNotes(event.currentTarget.value)}
          maxLength={2000}
          autosize
          minRows={3}
          data-autofocus
        />
        {ip !== null && !isWhole && <Text size="sm">{say(words.onlyNetwork)}</Text>}
        <DialogButtons>
          {isWhole && (
            <Button variant="default" onClick={() => void block({ ip })}>
              {say(blockedAddresses.block)}
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            {say(isOpen ? words.resolve : words.keepNotes)}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}
