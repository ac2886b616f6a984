import { Anchor, Button, Group, SegmentedControl, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { FileDetail } from '#contract/files/file.ts'
import { type Bilingual, type Language, languages } from '#contract/language.ts'
import { pictureSizes } from '#contract/mended-document.ts'
import { addressOf } from '#contract/pathnames.ts'
import { mayDo, opens } from '#contract/permissions.ts'
import type { PictureSize } from '#contract/richtext.ts'
import { files } from '#messages/files.ts'
import { textPictures as words } from '#messages/text-pictures.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { PictureDialog } from '#web/media/picture-dialog.tsx'
import { useFile, useRefreshFiles } from '#web/media/use-files.ts'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { pictureFrom } from './put-picture.ts'
import styles from './text-picture-dialog.module.css'

interface Props {
  /** The editor in which a picture is selected; null while the dialog is closed. */
  editor: Editor | null
  /** The language of the text. */
  language: Language
  onClose: () => void
}

/** Edits the description, caption and width of a picture in a text, or replaces the picture. */
export function TextPictureDialog({ editor, language, onClose }: Props) {
  const say = useSay()
  return (
    <AskingModal
      {...useDiscardQuestion()}
      opened={editor !== null}
      onClose={onClose}
      title={say(words.title)}
      size="lg"
    >
      {editor && <SelectedPicture editor={editor} language={language} onClose={onClose} />}
    </AskingModal>
  )
}

interface Shown {
  fileId: number
  alt: string | null
  isDecorative: boolean | null
  caption: string | null
  size: PictureSize | null
}

function SelectedPicture({ editor, language, onClose }: Props & { editor: Editor }) {
  const [now, setNow] = useState(() => editor.getAttributes('image') as Shown)
  return (
    <QueryState query={useFile(now.fileId)} texts={useQueryTexts()}>
      {file => (
        <PictureForm
          key={file.id}
          {...{ editor, language, file, now, onClose }}
          onReplaced={shown => setNow({ ...now, ...shown })}
        />
      )}
    </QueryState>
  )
}

interface FormProps {
  editor: Editor
  language: Language
  file: FileDetail
  now: Shown
  onReplaced: (shown: Omit<Shown, 'size'>) => void
  onClose: () => void
}

function PictureForm({ editor, language, file, now, onReplaced, onClose }: FormProps) {
  const say = useSay()
  const [isChoosing, choice] = useDisclosure(false)
  const [isDecorative, setDecorative] = useState(now.isDecorative ?? (file.isDecorative && !now.alt))
  const [caption, setCaption] = useState(now.caption ?? file.caption?.[language] ?? '')
  const [size, setSize] = useState<PictureSize>(now.size ?? 'line')
  const description = useDescription(file, now, language)
  const fresh = useRefreshFiles()
  const apply = async () => {
    if (!isDecorative && description.isOfFile)
      await client.files.change({ id: file.id, version: file.version, alt: description.texts })
    const own = {
      alt: isDecorative ? null : description.own,
      isDecorative: isDecorative || null,
      caption: caption.trim() === (file.caption?.[language] ?? '') ? null : caption.trim(),
      size: size === 'line' ? null : size,
    }
    editor.chain().focus().updateAttributes('image', own).run()
    onClose()
    if (description.isOfFile) await fresh()
  }
  const remove = () => {
    editor.chain().focus().deleteSelection().run()
    onClose()
  }
  return (
    <CheckedForm onSubmit={apply}>
      <Stack>
        <Group align="start" wrap="nowrap">
          <img className={styles.picture} src={file.preview ?? file.src} alt="" />
          <Stack gap="xs" align="start">
            <Text fw={600}>{file.name}</Text>
            <Button size="xs" variant="default" onClick={choice.open}>
              {say(words.replace)}
            </Button>
            <Button size="xs" variant="subtle" color="red" onClick={remove}>
              {say(words.remove)}
            </Button>
          </Stack>
        </Group>
        <Switch
          label={say(words.decorative)}
          checked={isDecorative}
          onChange={event => setDecorative(event.currentTarget.checked)}
        />
        {!isDecorative && <DescriptionFields description={description} language={language} />}
        <TextInput
          label={say(words.caption)}
          lang={language}
          maxLength={500}
          value={caption}
          onChange={event => setCaption(event.currentTarget.value)}
        />
        <div>
          <Text size="sm" fw={500} id="text-picture-size">
            {say(words.size)}
          </Text>
          <SegmentedControl
            aria-labelledby="text-picture-size"
            data={pictureSizes.map(value => ({ value, label: say(words.sizes[value]) }))}
            value={size}
            onChange={value => setSize(value as PictureSize)}
          />
        </div>
        <Credit file={file} language={language} />
        <Group justify="end">
          <SubmitButton>{say(words.apply)}</SubmitButton>
        </Group>
      </Stack>
      <PictureDialog
        opened={isChoosing}
        onClose={choice.close}
        onChoose={chosen => {
          const shown = pictureFrom(chosen)
          editor.chain().updateAttributes('image', shown).run()
          onReplaced(shown)
        }}
      />
    </CheckedForm>
  )
}

type Description = ReturnType<typeof useDescription>

/**
 * Edits the description of the file if it is incomplete and the user may change it, else a description for
 * this place alone.
 */
function useDescription(file: FileDetail, { alt }: Shown, language: Language) {
  const mayChange = mayDo(opens.files, useUser().flags)
  const [texts, setTexts] = useState<Bilingual<string>>(() => ({
    ...{ de: '', en: '' },
    ...file.alt,
    ...(alt && { [language]: alt }),
  }))
  const isOfFile = mayChange && !alt && !(file.alt?.de && file.alt.en)
  const isOwn = !isOfFile && texts[language].trim() !== (file.alt?.[language] ?? '')
  return {
    texts,
    isOfFile,
    own: (isOwn && texts[language].trim()) || null,
    set: (one: Language, text: string) => setTexts(known => ({ ...known, [one]: text })),
  }
}

function DescriptionFields({ description, language }: { description: Description; language: Language }) {
  const say = useSay()
  const { texts, isOfFile, set } = description
  if (!isOfFile)
    return (
      <TextInput
        label={say(words.description)}
        description={say(words.descriptionHint)}
        lang={language}
        maxLength={300}
        value={texts[language]}
        onChange={event => set(language, event.currentTarget.value)}
      />
    )
  const labels = { de: say(files.altDe), en: say(files.altEn) }
  return (
    <Stack gap="xs">
      <Text size="sm">{say(words.forEverywhere)}</Text>
      {languages.map(one => (
        <TextInput
          key={one}
          name={`alt.${one}`}
          label={labels[one]}
          lang={one}
          maxLength={300}
          value={texts[one]}
          onChange={event => set(one, event.currentTarget.value)}
        />
      ))}
    </Stack>
  )
}

function Credit({ file, language }: { file: FileDetail; language: Language }) {
  const say = useSay()
  const page = addressOf('backstageFiles', useLanguage(), { id: String(file.id) })
  const credit = file.credit?.[language]
  return (
    <Text size="sm">
      {credit ? `${say(words.credit)}: ${credit}` : say(words.noCredit)}{' '}
      <Anchor href={page} target="_blank" rel="noopener" inherit underline="always">
        {say(words.openFile)}
      </Anchor>
    </Text>
  )
}
