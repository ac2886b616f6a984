import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Audience, missingParts, type Recipients } from '#contract/events/letters.ts'
import { type Language, languages } from '#contract/language.ts'
import { draftFrom, drafts } from '#messages/drafts.ts'
import {
  goesTo,
  mailing,
  readersOfOther,
  sendTo,
  testSent,
  writeToTitle,
} from '#messages/registration-mailing.ts'
import { registrationsBackstage as say } from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useMomentOf } from '#web/records/use-moment.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { useHasSessionEnded } from '#web/shell/session.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { AudienceChoice } from './audience-choice.tsx'
import { sumReaders, useRegistrationLetters } from './registration-letters.ts'
import { type Letter, missingLanguage } from './send-letter.ts'
import { useLetter } from './use-letter.ts'
import { WrittenPreview } from './written-preview.tsx'

interface Props {
  eventId: number
  /** Ids of the recipients; null if the recipients are chosen by state. */
  ids?: readonly number[] | null
  opened: boolean
  onClose: () => void
}

/** A letter to selected guests, or to all in certain states, in one language or both. */
export function WriteDialog({ eventId, ids = null, opened, onClose }: Props) {
  const words = useSay()
  const hasSessionEnded = useHasSessionEnded()
  const [isEmpty, setEmpty] = useState(true)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words(ids ? writeToTitle(ids.length) : mailing.write)}
      size="lg"
      closeOnClickOutside={isEmpty}
      // While the password dialog lies above this one, Escape closes only that one.
      closeOnEscape={!hasSessionEnded}
    >
      <LetterForm eventId={eventId} ids={ids} onClose={onClose} onEmpty={setEmpty} />
    </Modal>
  )
}

interface FormProps extends Required<Omit<Props, 'opened'>> {
  onEmpty: (isEmpty: boolean) => void
}

function LetterForm({ eventId, ids, onClose, onEmpty }: FormProps) {
  const words = useSay()
  const { data: letters } = useRegistrationLetters(eventId)
  const [chosen, setChosen] = useState<Audience[]>(['confirmed'])
  const [isShown, setShown] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const to: Recipients = ids ? { ids: [...ids] } : { audiences: chosen }
  const readers = ids || !letters ? null : sumReaders(letters, chosen)
  const count = ids ? ids.length : readers ? readers.de + readers.en : 0
  const letter = useLetter({ eventId, to, onSent: onClose, onEmpty })
  const { values } = letter
  const isWhole = missingParts(values).length === 0
  const missing = missingLanguage(values)
  return (
    <CheckedForm onSubmit={letter.send}>
      <Stack>
        {letter.draftOf !== null && <RestoredDraftNotice at={letter.draftOf} onDiscard={letter.clear} />}
        {!ids && <AudienceChoice letters={letters} chosen={chosen} onChange={setChosen} />}
        <Text size="sm" role="status">
          {readers && words(count === 0 ? mailing.nobody : goesTo(readers))}{' '}
          {isWhole &&
            missing &&
            readers?.[missing] !== 0 &&
            words(readersOfOther(missing, readers?.[missing] ?? null))}
        </Text>
        <Text size="sm">{words(mailing.lead)}</Text>
        <LetterTexts values={values} set={letter.set} />
        {isShown && isWhole && <WrittenPreview eventId={eventId} to={to} letter={values} />}
        {problem !== null && <Notice tone="danger" announce="alert" title={problem} />}
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {letter.isKept && words(drafts.kept)}
          </Text>
          <Group gap="xs">
            <Button variant="default" disabled={!isWhole} onClick={() => setShown(!isShown)}>
              {words(isShown ? mailing.hidePreview : mailing.preview)}
            </Button>
            <TestButton eventId={eventId} letter={values} isWhole={isWhole} onProblem={setProblem} />
            <SubmitButton disabled={count === 0 || !isWhole}>{words(sendTo(count))}</SubmitButton>
          </Group>
        </Group>
      </Stack>
    </CheckedForm>
  )
}

interface TextsProps {
  values: Letter
  set: (part: keyof Letter, language: Language, text: string) => void
}

function LetterTexts({ values, set }: TextsProps) {
  const words = useSay()
  return languages.map(language => {
    const name = words(language === 'de' ? say.german : say.english)
    return (
      <Stack key={language} gap="xs">
        <TextInput
          name={`subject.${language}`}
          lang={language}
          label={`${words(say.subject)} (${name})`}
          value={values.subject[language]}
          onChange={event => set('subject', language, event.currentTarget.value)}
          maxLength={120}
          {...(language === 'de' && { 'data-autofocus': true })}
        />
        <Textarea
          name={`body.${language}`}
          lang={language}
          label={`${words(say.body)} (${name})`}
          value={values.body[language]}
          onChange={event => set('body', language, event.currentTarget.value)}
          maxLength={5000}
          rows={6}
        />
      </Stack>
    )
  })
}

interface TestProps {
  eventId: number
  letter: Letter
  isWhole: boolean
  /** Called with the error message if sending failed, else with null. */
  onProblem: (problem: string | null) => void
}

/** Sends a test of the letter to the current user only. */
function TestButton({ eventId, letter, isWhole, onProblem }: TestProps) {
  const words = useSay()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    onProblem(null)
    try {
      const { address } = await client.events.backstage.tryWritten({ id: eventId, ...letter })
      toast.done(words(testSent(address)))
    } catch (error) {
      onProblem(textOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" loading={isBusy} disabled={!isWhole} onClick={() => void send()}>
      {words(mailing.test)}
    </Button>
  )
}

/** Notice that the fields contain an earlier draft. */
function RestoredDraftNotice({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const words = useSay()
  const momentOf = useMomentOf()
  return (
    <Notice
      title={words(draftFrom(momentOf(new Date(at).toISOString())))}
      announce="status"
      actions={
        <Button variant="default" onClick={onDiscard}>
          {words(drafts.discard)}
        </Button>
      }
    />
  )
}
