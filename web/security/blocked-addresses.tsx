import { Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type BlockedAddress, blockDays } from '#contract/security/api.ts'
import { blockedFor, blockedUntil, security, blockedAddresses as words } from '#messages/security.ts'
import { client } from '#web/client.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { ExportMenu } from '#web/lists/export-menu.tsx'
import { KeptFocus } from '#web/lists/kept-focus.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import list from '#web/ui/backstage/short-list.module.css'
import styles from './security.module.css'
import { type BlockDays, useBlock, useRelease } from './use-addresses.ts'

/** Addresses of which nothing is taken for a while: added by hand, or from an incident. */
export function BlockedAddresses() {
  const say = useSay()
  const found = useQuery({
    queryKey: ['security', 'addresses'],
    queryFn: () => client.security.addresses.list({}),
  })
  return (
    <Stack component="section" gap="md" aria-labelledby="blocked-addresses">
      <Group justify="space-between">
        <Title order={2} size="h3" id="blocked-addresses">
          {say(words.title)}
        </Title>
        <ExportMenu
          list="security.addresses.list"
          asked={{}}
          isDisabled={found.data?.count === 0}
          of={say(words.title)}
        />
      </Group>
      <Text maw="68ch">{say(words.lead)}</Text>
      <KeptFocus>
        <QueryState query={found} texts={useQueryTexts(security.fetchFailed)}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Text c="dimmed">{say(words.none)}</Text>
            ) : (
              <ul className={list.rows}>
                {rows.map(row => (
                  <Row key={row.id} row={row} />
                ))}
              </ul>
            )
          }
        </QueryState>
      </KeptFocus>
      <BlockForm />
    </Stack>
  )
}

function Row({ row }: { row: BlockedAddress }) {
  const say = useSay()
  const language = useLanguage()
  const release = useRelease()
  const { ip, reason, expiresAt, createdBy } = row
  return (
    <li className={list.row}>
      <div className={styles.address}>
        <span className={styles.ip}>{ip}</span>
        <Text size="sm">
          {say(blockedUntil(dayOf(expiresAt, language), createdBy))}
          {reason && ` · ${reason}`}
        </Text>
      </div>
      <Button variant="default" aria-label={`${say(words.release)}: ${ip}`} onClick={() => void release(row)}>
        {say(words.release)}
      </Button>
    </li>
  )
}

function BlockForm() {
  const say = useSay()
  const block = useBlock()
  const [days, setDays] = useState<BlockDays>(30)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const isDone = await block({ ip: String(given.get('ip')), reason: String(given.get('reason')), days })
    if (isDone) form.reset()
  }
  return (
    <form onSubmit={event => void submit(event)}>
      <Stack maw="40rem">
        <TextInput name="ip" label={say(words.ip)} description={say(words.ipHint)} maxLength={60} required />
        <Group grow align="start">
          <Select
            label={say(words.days)}
            data={blockDays.map(count => ({ value: String(count), label: say(blockedFor(count)) }))}
            value={String(days)}
            onChange={value => setDays(blockDays.find(count => String(count) === value) ?? 30)}
            allowDeselect={false}
          />
          <TextInput name="reason" label={say(words.reason)} maxLength={200} />
        </Group>
        <div>
          <Button type="submit" variant="default">
            {say(words.block)}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
