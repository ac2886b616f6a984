import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import type { File as StoredFile } from '#contract/files/file.ts'
import type { Language } from '#contract/language.ts'
import type { RichText } from '#contract/richtext.ts'
import { richtext } from '#messages/richtext.ts'
import { useLanguage } from '#web/language.ts'
import { PictureDialog } from '#web/media/picture-dialog.tsx'
import { RichTextEditor } from '#web/ui/backstage/rich-text-editor.tsx'
import type { ToolbarTexts } from '#web/ui/backstage/rich-text-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { linkOwnAddresses } from './own-addresses.ts'
import { type Pasted, PasteNotice } from './paste-notice.tsx'
import { PollDialog } from './poll-dialog.tsx'
import { isDescribed, pictureFrom, selectPicture } from './put-picture.ts'
import { SentPictures } from './sent-pictures.tsx'
import { TextHints } from './text-hints.tsx'
import { TextPictureDialog } from './text-picture-dialog.tsx'
import { useBrokenLinks } from './use-broken-links.ts'
import { useSentPictures } from './use-sent-pictures.ts'

interface Props {
  id?: string
  label: string
  /** The language of the text and of its links and pictures. */
  language: Language
  value: RichText | null
  onChange: (value: RichText | null) => void
  'aria-required'?: boolean
  error?: string | undefined
  /** Position of the error in the text. */
  refused?: { at: string; errors: object } | undefined
  /** Whether the toolbar shows only the common tools, the others on request. */
  isShort?: boolean
}

/** The rich text editor, with its dialogs for links, polls and pictures. */
export function RichTextField(props: Props) {
  const { id, label, language, value, onChange, error, refused, isShort } = props
  const texts = useToolbarTexts()
  const [linking, setLinking] = useState<Editor | null>(null)
  const [polling, setPolling] = useState<Editor | null>(null)
  const [picturing, setPicturing] = useState<Editor | null>(null)
  const [describing, setDescribing] = useState<Editor | null>(null)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const latest = useRef<Editor | null>(null)
  const sent = useSentPictures()
  const broken = useBrokenLinks(value)
  const describe = (editor: Editor | null, { id: fileId }: StoredFile) => {
    if (editor && selectPicture(editor, fileId)) setDescribing(editor)
  }
  return (
    <>
      <RichTextEditor
        id={id}
        label={label}
        lang={language}
        value={value}
        onChange={onChange}
        error={error}
        aria-required={props['aria-required']}
        refused={refused}
        texts={texts}
        onLink={setLinking}
        onImage={editor => (editor.isActive('image') ? setDescribing : setPicturing)(editor)}
        onPoll={setPolling}
        broken={broken.map(({ kind, id }) => `${kind}:${id}`)}
        onFiles={(editor, files, at) => {
          latest.current = editor
          sent.send(editor, files, at)
        }}
        onPasted={(editor, lostPictures, changes) => {
          setPasted({ lostPictures, changes })
          void linkOwnAddresses(editor)
        }}
        isShort={isShort}
      />
      <PasteNotice pasted={pasted} onClose={() => setPasted(null)} />
      <TextHints value={value} broken={broken} />
      <SentPictures sent={sent} onDescribe={file => describe(latest.current, file)} />
      <LinkDialog editor={linking} onClose={() => setLinking(null)} />
      <PollDialog editor={polling} language={language} onClose={() => setPolling(null)} />
      <PictureDialog
        opened={picturing !== null}
        onClose={() => setPicturing(null)}
        onChoose={file => {
          picturing
            ?.chain()
            .focus()
            .insertContent({ type: 'image', attrs: pictureFrom(file) })
            .run()
          if (!isDescribed(file)) describe(picturing, file)
        }}
      />
      <TextPictureDialog editor={describing} language={language} onClose={() => setDescribing(null)} />
    </>
  )
}

function useToolbarTexts(): ToolbarTexts {
  const language = useLanguage()
  return Object.fromEntries(
    Object.entries(richtext).map(([name, words]) => [name, words[language]]),
  ) as ToolbarTexts
}
