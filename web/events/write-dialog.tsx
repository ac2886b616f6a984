import { Button, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { registrationsBackstage as say, writeToTitle, writtenCount } from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

interface Props {
  eventId: number
  /** Null: everybody who is confirmed. */
  ids?: readonly number[] | null
  opened: boolean
  onClose: () => void
}

const calls = client.events.backstage

/** A letter to the chosen ones, or to everybody whose registration is confirmed, in both languages. */
export function WriteDialog({ eventId, ids = null, opened, onClose }: Props) {
  const words = useSay()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    try {
      toast.done(words(writtenCount(await write(eventId, ids, form))))
      onClose()
    } catch (error) {
      toast.failed(textOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words(ids ? writeToTitle(ids.length) : say.write)}
      size="lg"
    >
      <form onSubmit={event => void submit(event)}>
        <Stack>
          <Text size="sm">{words(say.writeLead)}</Text>
          {(['de', 'en'] as const).map(language => {
            const name = words(language === 'de' ? say.german : say.english)
            return (
              <Stack key={language} gap="xs">
                <TextInput
                  name={`subject-${language}`}
                  label={`${words(say.subject)} (${name})`}
                  maxLength={120}
                  required
                />
                <Textarea
                  name={`body-${language}`}
                  label={`${words(say.body)} (${name})`}
                  maxLength={5000}
                  rows={6}
                  required
                />
              </Stack>
            )
          })}
          <Button type="submit" loading={isBusy}>
            {words(say.send)}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}

const atOnce = 100

type Letter = Pick<Parameters<typeof calls.writeToRegistered>[0], 'subject' | 'body'>

async function write(id: number, ids: readonly number[] | null, form: FormData): Promise<number> {
  const text = (name: string) => String(form.get(name) ?? '')
  const letter: Letter = {
    subject: { de: text('subject-de'), en: text('subject-en') },
    body: { de: text('body-de'), en: text('body-en') },
  }
  if (ids === null) return writeToAll(id, letter)
  let count = 0
  for (let start = 0; start < ids.length; start += atOnce)
    count += (await calls.writeToRegistered({ id, ids: ids.slice(start, start + atOnce), ...letter })).count
  return count
}

async function writeToAll(id: number, letter: Letter): Promise<number> {
  let count = 0
  for (let page = 1; ; page += 1) {
    const { rows } = await calls.registrations({
      id,
      page,
      limit: atOnce,
      state: 'confirmed',
      sort: 'createdAt',
    })
    if (rows.length > 0)
      count += (await calls.writeToRegistered({ id, ids: rows.map(row => row.id), ...letter })).count
    if (rows.length < atOnce) return count
  }
}
