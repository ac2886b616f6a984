import { Button, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { type ReactNode, useEffect } from 'react'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { CheckedForm, SubmitButton } from './checked-form.tsx'
import { useHasSessionEnded } from './session.ts'

interface Question {
  title: string
  children?: ReactNode
  /** Without `confirm` the dialog only informs. */
  labels: { confirm?: string | undefined; cancel: string }
  isDangerous?: boolean
  size?: 'sm' | 'md'
  /** A failure that it throws is shown in the dialog, which stays open for a retry. */
  onConfirm: () => unknown
}

/** Opens a confirmation dialog. The cancel button has the focus, not ✕. */
export function confirmFirst({ title, size = 'md', ...question }: Question): void {
  const modalId = modals.open({
    title,
    size,
    children: (
      <Asked
        {...question}
        onClose={() => modals.close(modalId)}
        // While the login dialog is above this one, Escape closes only that one.
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
