import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ownFactorWords as words } from '#messages/second-factor-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

export interface NamedPasskey {
  id: number
  name: string
}

interface Props {
  passkey: NamedPasskey
  onClose: () => void
}

/** Dialog that renames a passkey. */
export function PasskeyNameDialog({ passkey, onClose }: Props) {
  const say = useSay()
  const [name, setName] = useState(passkey.name)
  const save = async () => {
    await client.account.self.factor.renamePasskey({ id: passkey.id, name })
    toast.done(`${say(words.renamed)}: ${name}`)
    onClose()
  }
  return (
    <AskingModal
      {...useDiscardQuestion()}
      isTyped={name !== passkey.name}
      opened
      onClose={onClose}
      title={`${say(words.rename)}: ${passkey.name}`}
    >
      <CheckedForm onSubmit={save}>
        <TextInput
          name="name"
          required
          data-autofocus
          label={say(words.passkeyName)}
          maxLength={60}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <DialogButtons>
          <SubmitButton>{say(words.rename)}</SubmitButton>
        </DialogButtons>
      </CheckedForm>
    </AskingModal>
  )
}
