import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { fail } from '#contract/errors.ts'
import { NameDialog } from '#web/media/name-dialog.tsx'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

/** Dialogs of every kind: a form, a prompt for a name, and a confirmation before a deletion. */
export function DialogsSpecimen() {
  const [isWriting, writing] = useDisclosure()
  const [name, setName] = useState<string | null>(null)
  return (
    <Stack gap="md">
      <ScreenHead title="Dialoge" />
      <Group>
        <Button onClick={writing.open}>Von Hand eintragen</Button>
        <Button variant="default" onClick={() => setName('messung.pdf')}>
          Umbenennen
        </Button>
        <Button variant="default" color="red" onClick={askToDelete}>
          Endgültig löschen
        </Button>
      </Group>
      <PersonDialog isOpen={isWriting} onClose={writing.close} />
      <NameDialog
        title="Umbenennen"
        button="Umbenennen"
        given={name}
        onClose={() => setName(null)}
        onName={async given => {
          if (given === 'belegt.pdf') throw fail('nameTaken', { message: 'Diesen Namen gibt es schon.' })
          toast.done(`Umbenannt: ${given}`)
        }}
      />
    </Stack>
  )
}

/** Refuses the first attempt, as a server does while something is in use. */
function askToDelete(): void {
  let isInUse = true
  confirmFirst({
    title: 'Endgültig löschen?',
    children: <Text>Was gelöscht ist, kommt nicht zurück.</Text>,
    labels: { confirm: 'Endgültig löschen', cancel: 'Abbrechen' },
    isDangerous: true,
    onConfirm: () => {
      if (isInUse) {
        isInUse = false
        throw fail('inUse', { message: 'Das wird noch benutzt.' })
      }
      toast.done('Gelöscht')
    },
  })
}

function PersonDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const save = async (values: FormData) => {
    // An error that only a server can detect.
    if (values.get('email') === 'ada@belegt.example')
      throw fail('invalid', { errors: [{ field: 'email', code: 'value', message: 'Ist schon angemeldet.' }] })
    toast.done('Eingetragen')
    onClose()
  }
  return (
    <AskingModal {...useDiscardQuestion()} opened={isOpen} onClose={onClose} title="Von Hand eintragen">
      <CheckedForm onSubmit={event => save(new FormData(event.currentTarget))}>
        <TextInput name="firstName" label="Vorname" required data-autofocus mb="sm" />
        <TextInput name="email" type="email" label="E-Mail-Adresse" required mb="sm" />
        <TextInput name="city" label="Ort" required />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <SubmitButton>Eintragen</SubmitButton>
        </DialogButtons>
      </CheckedForm>
    </AskingModal>
  )
}
