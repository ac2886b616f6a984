import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { day } from '#contract/durations.ts'
import { languages } from '#contract/language.ts'
import { type DataRequest, requestWays } from '#contract/privacy/my-data.ts'
import { records } from '#messages/backstage.ts'
import { momentIn } from '#messages/event-times.ts'
import { personalValues } from '#messages/personal-data.ts'
import { daysLeft, privacyBackstage as words } from '#messages/privacy-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { ShortList } from '#web/lists/short-list.tsx'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import list from '#web/ui/backstage/short-list.module.css'
import { useAct, usePrivacyCall } from './use-act.ts'

const calls = client.privacy.backstage

/** Open data requests that staff entered, each with the days left to answer it. */
export function DataRequests() {
  const found = useQuery({ queryKey: ['privacy', 'requests'], queryFn: () => calls.requests({}) })
  return (
    <ShortList
      id="data-requests"
      call="privacy.backstage.requests"
      query={found}
      words={{ title: words.requests, lead: words.requestsLead, none: words.none }}
      failed={words.fetchFailed}
      row={row => <Row key={row.id} row={row} />}
    >
      <StartForm />
    </ShortList>
  )
}

function Row({ row: { id, email, way, createdAt, dueAt, startedBy } }: { row: DataRequest }) {
  const say = useSay()
  const act = useAct()
  const left = Math.floor((Date.parse(dueAt) - Date.now()) / day)
  return (
    <li className={list.row}>
      <div>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
        <Text size="sm" {...(left < 0 && { c: 'var(--danger)' })}>
          {[wayIn(way, say), say(momentIn(createdAt)), startedBy, say(daysLeft(left))]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          aria-label={`${say(words.sendAgain)}: ${email}`}
          onClick={() => void act(() => calls.sendAgain({ id }), words.started)}
        >
          {say(words.sendAgain)}
        </Button>
        <Button
          variant="default"
          aria-label={`${say(words.close)}: ${email}`}
          onClick={() => void act(() => calls.close({ id }), words.closed)}
        >
          {say(words.close)}
        </Button>
      </Group>
    </li>
  )
}

type Way = DataRequest['way']

function wayIn(way: Way, say: ReturnType<typeof useSay>): string {
  const words = personalValues[way]
  return words ? say(words) : way
}

function StartForm() {
  const say = useSay()
  const call = usePrivacyCall()
  const [way, setWay] = useState<Way>('letter')
  const [language, setLanguage] = useState<'de' | 'en'>('de')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const email = String(new FormData(form).get('email'))
    await call(() => calls.start({ email, way, language }), words.started)
    form.reset()
  }
  return (
    <CheckedForm onSubmit={submit}>
      <Stack maw="40rem">
        <TextInput
          name="email"
          type="email"
          label={say(words.email)}
          description={say(words.emailHint)}
          maxLength={254}
          required
        />
        <Group grow align="start">
          <Select
            label={say(words.way)}
            data={requestWays.map(value => ({ value, label: wayIn(value, say) }))}
            value={way}
            onChange={value => setWay(requestWays.find(one => one === value) ?? 'letter')}
            allowDeselect={false}
          />
          <Select
            label={say(words.language)}
            data={languages.map(value => ({ value, label: say(records.languageNames)[value] }))}
            value={language}
            onChange={value => setLanguage(value === 'en' ? 'en' : 'de')}
            allowDeselect={false}
          />
        </Group>
        <div>
          <SubmitButton variant="default">{say(words.start)}</SubmitButton>
        </div>
      </Stack>
    </CheckedForm>
  )
}
