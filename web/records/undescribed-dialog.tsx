import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { type FormEvent, useState } from 'react'
import type { FileDetail } from '#contract/files/file.ts'
import type { Bilingual } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { files } from '#messages/files.ts'
import { undescribed as words } from '#messages/undescribed.ts'
import { useSay } from '#web/language.ts'
import styles from './undescribed-dialog.module.css'
import { type Answer, isSaid, useDescriptions, type Way, ways } from './use-descriptions.ts'

/** Asks for what pictures show before they are published, or why nobody can say; `goOn` then saves. */
export function askForDescriptions(
  pictures: readonly number[],
  say: (text: Bilingual<string>) => string,
  goOn: () => void,
): void {
  const modalId = 'undescribed'
  modals.open({
    modalId,
    title: say(words.title),
    size: 'lg',
    children: (
      <Descriptions
        pictures={pictures}
        onClose={() => modals.close(modalId)}
        onKept={() => {
          modals.close(modalId)
          goOn()
        }}
      />
    ),
  })
}

interface Props {
  pictures: readonly number[]
  onClose: () => void
  onKept: () => void
}

function Descriptions({ pictures, onClose, onKept }: Props) {
  const say = useSay()
  const { answerOf, answer, ...descriptions } = useDescriptions(pictures, onKept)
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (descriptions.isComplete) descriptions.keep()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{say(words.lead)}</Text>
        <ul className={styles.pictures}>
          {descriptions.files.map(file => (
            <li key={file.id} className={styles.entry}>
              <img className={styles.picture} src={file.preview ?? file.src} alt="" />
              <AnswerFields
                file={file}
                answer={answerOf(file)}
                isTried={isTried}
                onChange={change => answer(file.id, change)}
              />
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {say(backstage.cancel)}
          </Button>
          <Button type="submit" loading={descriptions.isKeeping}>
            {say(words.save)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface FieldsProps {
  file: FileDetail
  answer: Answer
  /** Somebody tried to save: what is missing is said. */
  isTried: boolean
  onChange: (change: Partial<Answer>) => void
}

function AnswerFields({ file, answer, isTried, onChange }: FieldsProps) {
  const say = useSay()
  const error = isTried && !isSaid(answer) && say(words.required)
  const { way, alt, reason } = answer
  return (
    <Stack gap="xs" component="fieldset" m={0} p={0} bd="none" aria-label={file.name}>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </Text>
      <SegmentedControl
        aria-label={file.name}
        data={ways.map(value => ({ value, label: say(words.ways[value]) }))}
        value={way}
        onChange={value => onChange({ way: value as Way })}
      />
      {way === 'decorative' && <Text size="sm">{say(words.decorativeLead)}</Text>}
      {way === 'describe' &&
        (['de', 'en'] as const).map(one => (
          <TextInput
            key={one}
            label={say(one === 'de' ? files.altDe : files.altEn)}
            lang={one}
            maxLength={300}
            error={error}
            value={alt[one]}
            onChange={event => onChange({ alt: { ...alt, [one]: event.currentTarget.value } })}
          />
        ))}
      {way === 'reason' && (
        <Textarea
          label={say(words.reason)}
          description={say(words.reasonHint)}
          maxLength={300}
          autosize
          minRows={2}
          error={error}
          value={reason}
          onChange={event => onChange({ reason: event.currentTarget.value })}
        />
      )}
    </Stack>
  )
}
