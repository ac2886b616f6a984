import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isFailure } from '#contract/errors.ts'
import { isName } from '#contract/files/file.ts'
import { manager } from '#messages/file-manager.ts'
import { forms } from '#messages/forms.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { mendFocus } from '#web/ui/backstage/lost-focus.ts'

interface Props {
  title: string
  button: string
  /** Null: closed. */
  given: string | null
  onClose: () => void
  /** Throws what is wrong with the name. */
  onName: (name: string) => Promise<void>
}

/** Asks for the name of a file or a folder. */
export function NameDialog({ title, given, onClose, ...props }: Props) {
  return (
    <Modal opened={given !== null} onClose={onClose} title={title}>
      {given !== null && <NameForm given={given} onClose={onClose} {...props} />}
    </Modal>
  )
}

function NameForm({ given, button, onClose, onName }: Omit<Props, 'title'> & { given: string }) {
  const say = useSay()
  const [name, setName] = useState(given)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (!isName(name)) return setError(say(forms.invalidName))
    setBusy(true)
    try {
      await onName(name)
      onClose()
      mendFocus(`[role="list"] button[aria-label$=": ${CSS.escape(name)}"]`)
    } catch (problem) {
      const [field] = isFailure(problem) ? (problem.details.errors ?? []) : []
      setError(field?.message ?? textOf(problem))
      setBusy(false)
    }
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextInput
        label={say(manager.name)}
        value={name}
        error={error}
        data-autofocus
        maxLength={200}
        onChange={event => setName(event.currentTarget.value)}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say(manager.cancel)}
        </Button>
        <Button type="submit" loading={isBusy}>
          {button}
        </Button>
      </DialogButtons>
    </form>
  )
}
