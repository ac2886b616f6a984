import { Modal } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { inLanguage, type Language } from '#contract/language.ts'
import { richtext } from '#messages/richtext.ts'
import { useSay } from '#web/language.ts'
import { PollChoice } from './poll-choice.tsx'

interface Props {
  /** The editor that opened the dialog; null while it is closed. */
  editor: Editor | null
  language: Language
  onClose: () => void
}

/** Inserts a poll into a text. */
export function PollDialog({ editor, language, onClose }: Props) {
  const say = useSay()
  return (
    <Modal opened={editor !== null} onClose={onClose} title={say(richtext.poll)}>
      <PollChoice
        label={say(richtext.pollChoice)}
        value={null}
        isFirst
        onChange={(id, title) => {
          if (id === null) return
          const attrs = { id, title: inLanguage(title, language).value }
          editor?.chain().focus().insertContent({ type: 'poll', attrs }).run()
          onClose()
        }}
      />
    </Modal>
  )
}
