import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Failure } from '#contract/errors.ts'
import { isName } from '#contract/files/file.ts'
import { manager } from '#messages/file-manager.ts'
import { forms } from '#messages/forms.ts'
import { useSay } from '#web/language.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { withErrorAtField } from '#web/shell/placed-errors.ts'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { mendFocus } from '#web/ui/backstage/lost-focus.ts'

interface Props {
  title: string
  button: string
  /** Current name; null if the dialog is closed. */
  given: string | null
  onClose: () => void
  /** Throws if the name is refused. */
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
  const submit = async () => {
    try {
      if (!isName(name)) throw new Failure('invalidName', { message: say(forms.invalidName) }, 422)
      await onName(name)
    } catch (error) {
      throw withErrorAtField('name', error)
    }
    onClose()
    mendFocus(`[role="list"] button[aria-label$=": ${CSS.escape(name)}"]`)
  }
  return (
    <CheckedForm onSubmit={submit}>
      <TextInput
        name="name"
        label={say(manager.name)}
        value={name}
        required
        data-autofocus
        maxLength={200}
        onChange={event => setName(event.currentTarget.value)}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say(manager.cancel)}
        </Button>
        <SubmitButton>{button}</SubmitButton>
      </DialogButtons>
    </CheckedForm>
  )
}
