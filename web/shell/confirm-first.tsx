import { Button, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { type ReactNode, useEffect } from 'react'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { CheckedForm, SubmitButton } from './checked-form.tsx'
import { useHasSessionEnded } from './session.ts'

interface Question {
  title: string
  children?: ReactNode
  /** Without `confirm` it only tells something. */
  labels: { confirm?: string | undefined; cancel: string }
  isDangerous?: boolean
  size?: 'sm' | 'md'
  /** A refusal that it throws is said in the question, which stays open: it can be tried again. */
  onConfirm: () => unknown
}

/** A question before something is done. Its focus is on the button that leaves all as it was, not on ✕. */
export function confirmFirst({ title, size = 'md', ...question }: Question): void {
  const modalId = modals.open({
    title,
    size,
    children: (
      <Asked
        {...question}
        onClose={() => modals.close(modalId)}
        // The dialog that asks for the password lies above this one: the key closes that one alone.
        onSessionEnded={hasEnded => modals.updateModal({ modalId, closeOnEscape: !hasEnded })}
      />
    ),
  })
}

interface AskedProps extends Pick<Question, 'children' | 'labels' | 'isDangerous' | 'onConfirm'> {
  onClose: () => void
  onSessionEnded: (hasEnded: boolean) => void
}

function Asked({ children, labels, isDangerous, onConfirm, onClose, onSessionEnded }: AskedProps) {
  const hasEnded = useHasSessionEnded()
  useEffect(() => onSessionEnded(hasEnded), [hasEnded, onSessionEnded])
  const confirm = async () => {
    await onConfirm()
    onClose()
  }
  return (
    <Stack gap="md">
      {children}
      <CheckedForm onSubmit={confirm}>
        <DialogButtons>
          <Button variant="default" onClick={onClose} data-autofocus>
            {labels.cancel}
          </Button>
          {labels.confirm && (
            <SubmitButton {...(isDangerous && { color: 'red' })}>{labels.confirm}</SubmitButton>
          )}
        </DialogButtons>
      </CheckedForm>
    </Stack>
  )
}
