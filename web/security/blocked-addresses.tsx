import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type BlockedAddress, blockDays } from '#contract/security/api.ts'
import { blockedFor, blockedUntil, security, blockedAddresses as words } from '#messages/security.ts'
import { client } from '#web/client.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { ShortList } from '#web/lists/short-list.tsx'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import list from '#web/ui/backstage/short-list.module.css'
import styles from './security.module.css'
import { type BlockDays, useBlock, useRelease } from './use-addresses.ts'

/** IP addresses whose requests are refused for a period; added here or from an incident. */
export function BlockedAddresses() {
  const found = useQuery({
    queryKey: ['security', 'addresses'],
    queryFn: () => client.security.addresses.list({}),
  })
  return (
    <ShortList
      id="blocked-addresses"
      call="security.addresses.list"
      query={found}
      words={words}
      failed={security.fetchFailed}
      row={row => <Row key={row.id} row={row} />}
    >
      <BlockForm />
    </ShortList>
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
    const form = event.currentTarget
    const given = new FormData(form)
    await block({ ip: String(given.get('ip')), reason: String(given.get('reason')), days })
    form.reset()
  }
  return (
    <CheckedForm onSubmit={submit}>
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
          <SubmitButton variant="default">{say(words.block)}</SubmitButton>
        </div>
      </Stack>
    </CheckedForm>
  )
}
