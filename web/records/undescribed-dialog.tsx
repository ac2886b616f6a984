import { Button, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { FileDetail } from '#contract/files/file.ts'
import { type Language, languages } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { files } from '#messages/files.ts'
import { undescribed as words } from '#messages/undescribed.ts'
import { useSay } from '#web/language.ts'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { lackingIn } from './lacking-in.ts'
import styles from './undescribed-dialog.module.css'
import { type Answer, fieldOf, useDescriptions, type Way, ways } from './use-descriptions.ts'

/** Pictures that nobody has described, and what goes on once they are. */
export interface Undescribed {
  pictures: readonly number[]
  goOn: () => void
}

/** Asks for what pictures show before they are published, or why nobody can say; `goOn` then saves. Null: not open. */
export function UndescribedDialog({ asked, onClose }: { asked: Undescribed | null; onClose: () => void }) {
  const say = useSay()
  return (
    <AskingModal
      {...useDiscardQuestion()}
      opened={asked !== null}
      onClose={onClose}
      title={say(words.title)}
      size="lg"
    >
      {asked && (
        <Descriptions
          pictures={asked.pictures}
          onClose={onClose}
          onKept={() => {
            onClose()
            asked.goOn()
          }}
        />
      )}
    </AskingModal>
  )
}

interface Props {
  pictures: readonly number[]
  onClose: () => void
  onKept: () => void
}

function Descriptions({ pictures, onClose, onKept }: Props) {
  const say = useSay()
  const { answerOf, answer, ...descriptions } = useDescriptions(pictures)
  const [isTried, setTried] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const isThere = descriptions.files.length === pictures.length
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isThere) firstLacking(form.current, refusals > 0)?.focus()
  }, [isThere, refusals])
  const submit = async () => {
    setTried(true)
    if (!descriptions.isComplete) return setRefusals(count => count + 1)
    await descriptions.keep()
    onKept()
  }
  return (
    <CheckedForm onSubmit={submit} ref={form}>
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
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say(backstage.cancel)}
          </Button>
          <SubmitButton>{say(words.save)}</SubmitButton>
        </DialogButtons>
      </Stack>
    </CheckedForm>
  )
}

/** Returns the field to focus: the first invalid one, else the first one. */
function firstLacking(form: HTMLFormElement | null, isRefused: boolean): HTMLElement | null {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (marked || isRefused) return marked ?? null
  return form?.querySelector<HTMLElement>('input:not([type="radio"])') ?? null
}

interface FieldsProps {
  file: FileDetail
  answer: Answer
  /** Whether the user tried to save: missing fields are then marked. */
  isTried: boolean
  onChange: (change: Partial<Answer>) => void
}

function AnswerFields({ file, answer, isTried, onChange }: FieldsProps) {
  const say = useSay()
  const { way, alt, reason } = answer
  const lacking = lackingIn(answer, file)
  // A picture described in one language only shows at once which language is missing.
  const isHalf = way === 'describe' && lacking.length === 1
  const errorOf = (field: Language | 'reason') => {
    if (!lacking.includes(field)) return false
    if (isHalf && field !== 'reason') return say(words.requiredToo[field])
    return isTried && say(words.required)
  }
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
        languages.map(one => (
          <TextInput
            key={one}
            name={fieldOf(file.id, `alt.${one}`)}
            label={say(one === 'de' ? files.altDe : files.altEn)}
            lang={one}
            maxLength={300}
            error={errorOf(one)}
            value={alt[one]}
            onChange={event => onChange({ alt: { ...alt, [one]: event.currentTarget.value } })}
          />
        ))}
      {way === 'reason' && (
        <GrowingText
          name={fieldOf(file.id, 'undescribedReason')}
          label={say(words.reason)}
          description={say(words.reasonHint)}
          maxLength={300}
          minRows={2}
          error={errorOf('reason')}
          value={reason}
          onChange={event => onChange({ reason: event.currentTarget.value })}
        />
      )}
    </Stack>
  )
}
