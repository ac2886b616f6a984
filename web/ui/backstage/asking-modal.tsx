import { Button, Modal, type ModalProps, Text } from '@mantine/core'
import { useState } from 'react'
import { DialogButtons } from './dialog-buttons.tsx'

interface Props extends ModalProps {
  texts: { title: string; lead: string; stay: string; discard: string }
  /** Whether closing would lose input; by default any input in this dialog counts. */
  isTyped?: boolean
}

/** A dialog with fields. After input, a click outside does nothing, and Escape or ✕ ask for confirmation. */
export function AskingModal({ texts, isTyped, opened, onClose, children, ...modal }: Props) {
  const [hasInput, setInput] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (!opened && (hasInput || isAsking)) {
    setInput(false)
    setAsking(false)
  }
  const isUnsaved = isTyped ?? hasInput
  const stay = () => setAsking(false)
  const close = () => (isUnsaved ? setAsking(true) : onClose())
  return (
    <>
      <Modal
        opened={opened}
        // Only this modal handles Escape, also for the question: handled in both, one press would open and
        // close the question.
        onClose={isAsking ? stay : close}
        closeOnClickOutside={!isUnsaved}
        {...modal}
      >
        <div onInput={() => setInput(true)} onChange={() => setInput(true)}>
          {children}
        </div>
      </Modal>
      <Modal
        opened={opened && isAsking}
        onClose={stay}
        closeOnEscape={false}
        title={texts.title}
        size="md"
        zIndex={300}
        centered
      >
        <Text>{texts.lead}</Text>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {texts.discard}
          </Button>
          <Button onClick={stay} data-autofocus>
            {texts.stay}
          </Button>
        </DialogButtons>
      </Modal>
    </>
  )
}
