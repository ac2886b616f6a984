import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Hold } from '#contract/privacy/retention-board.ts'
import { privacyBackstage as words } from '#messages/privacy-backstage.ts'
import { client } from '#web/client.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { ShortList } from '#web/lists/short-list.tsx'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import list from '#web/ui/backstage/short-list.module.css'
import { useAct, usePrivacyCall } from './use-act.ts'

const calls = client.privacy.backstage

/** Rows that are exempt from deletion beyond their retention period, each with its reason and end date. */
export function Holds() {
  const found = useQuery({ queryKey: ['privacy', 'holds'], queryFn: () => calls.holds({}) })
  return (
    <ShortList
      id="holds"
      call="privacy.backstage.holds"
      query={found}
      words={{ title: words.holds, lead: words.holdsLead, none: words.noHolds }}
      failed={words.boardFailed}
      row={hold => <Row key={hold.id} hold={hold} />}
    >
      <HoldForm />
    </ShortList>
  )
}

function Row({ hold: { id, table, rowId, reason, endsAt, createdBy, isErasureAsked } }: { hold: Hold }) {
  const say = useSay()
  const language = useLanguage()
  const act = useAct()
  const about = [dayOf(endsAt, language), reason, createdBy, isErasureAsked && say(words.holdAsked)]
  return (
    <li className={list.row}>
      <div>
        <Text fw={600}>{`${table} ${rowId}`}</Text>
        <Text size="sm">{about.filter(Boolean).join(' · ')}</Text>
      </div>
      <Button
        variant="default"
        aria-label={`${say(words.releaseHold)}: ${table} ${rowId}`}
        onClick={() => void act(() => calls.releaseHold({ id }), words.holdReleased)}
      >
        {say(words.releaseHold)}
      </Button>
    </li>
  )
}

type Rows = Awaited<ReturnType<typeof calls.holdable>>['rows']

function HoldForm() {
  const say = useSay()
  const call = usePrivacyCall()
  const [rows, setRows] = useState<Rows | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const email = String(new FormData(event.currentTarget).get('email'))
    await call(async () => setRows((await calls.holdable({ email })).rows))
  }
  return (
    <Stack maw="40rem">
      <CheckedForm onSubmit={submit}>
        <Group align="end">
          <TextInput name="email" type="email" label={say(words.holdEmail)} required style={{ flex: 1 }} />
          <SubmitButton variant="default">{say(words.holdFind)}</SubmitButton>
        </Group>
      </CheckedForm>
      {rows?.length === 0 && <Text role="status">{say(words.holdNothing)}</Text>}
      {rows && rows.length > 0 && <Candidates rows={rows} onDone={() => setRows(null)} />}
    </Stack>
  )
}

function Candidates({ rows, onDone }: { rows: Rows; onDone: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const act = useAct()
  const [reason, setReason] = useState('')
  const [end, setEnd] = useState('')
  const hold = async ({ table, rowId }: Rows[number]) => {
    const endsAt = `${end}T12:00:00Z`
    if (await act(() => calls.hold({ table, rowId, reason, endsAt }), words.held)) onDone()
  }
  return (
    <>
      <Group grow align="start">
        <TextInput
          label={say(words.holdReason)}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
          required
        />
        <TextInput
          type="date"
          label={say(words.holdEnd)}
          value={end}
          onChange={event => setEnd(event.currentTarget.value)}
          required
        />
      </Group>
      <ul className={list.rows}>
        {rows.map(row => (
          <li key={row.table + row.rowId} className={list.row}>
            <Text>
              {[row.what, row.createdAt && dayOf(row.createdAt, language)].filter(Boolean).join(' · ')}
            </Text>
            <Button
              variant="default"
              disabled={reason.trim() === '' || end === ''}
              aria-label={`${say(words.holdThis)}: ${row.what} ${row.rowId}`}
              onClick={() => void hold(row)}
            >
              {say(words.holdThis)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
