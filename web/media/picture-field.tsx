import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { File as StoredFile } from '#contract/files/file.ts'
import { type Bilingual, inLanguage } from '#contract/language.ts'
import { files } from '#messages/files.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { PictureDialog } from './picture-dialog.tsx'
import styles from './picture-field.module.css'

interface Props {
  imageId: number | null
  /** Text alternative; null to use the file's own, both languages empty for a decorative picture. */
  alt: Bilingual<string> | null
  /** Id of the button, which error messages link to. */
  id?: string
  error?: string | undefined
  onPicture: (imageId: number | null) => void
  /** Null if only the file's own text alternative can be used. */
  onAlt: ((alt: Bilingual<string> | null) => void) | null
  /** Shows the picture upright, for portraits. */
  isUpright?: boolean | undefined
}

/** The picture of a record and its text alternative. */
export function PictureField({ id, imageId, alt, error, onPicture, onAlt, isUpright }: Props) {
  const say = useSay()
  const [isOpen, dialog] = useDisclosure(false)
  const [chosen, setChosen] = useState<StoredFile | null>(null)
  const stored = useQuery({
    queryKey: ['files', 'one', imageId],
    queryFn: () => client.files.find({ id: imageId ?? 0 }),
    enabled: imageId !== null && chosen?.id !== imageId,
  }).data
  const file = imageId === null ? null : chosen?.id === imageId ? chosen : (stored ?? null)
  return (
    <Stack gap="sm">
      {file && (
        <img
          className={styles.picture}
          data-ground={file.ground ?? undefined}
          data-upright={isUpright}
          src={file.preview ?? file.src}
          alt=""
          style={{ objectPosition: `${file.focalX * 100}% ${file.focalY * 100}%` }}
        />
      )}
      {imageId !== null && !file && <div className={styles.picture} data-upright={isUpright} />}
      {imageId === null && (
        <Text size="sm" c="dimmed">
          {say(files.noPicture)}
        </Text>
      )}
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={dialog.open} {...(id && { id })}>
          {say(imageId ? files.changePicture : files.choosePicture)}
        </Button>
        {imageId !== null && (
          <Button variant="subtle" size="xs" onClick={() => onPicture(null)}>
            {say(files.removePicture)}
          </Button>
        )}
      </Group>
      {error && <Text c="var(--danger)">{error}</Text>}
      {imageId !== null && onAlt && <AltFields key={imageId} file={file} alt={alt} onAlt={onAlt} />}
      <PictureDialog
        opened={isOpen}
        onClose={dialog.close}
        onChoose={picture => {
          setChosen(picture)
          onPicture(picture.id)
        }}
      />
    </Stack>
  )
}

type Kind = 'file' | 'own' | 'decorative'

interface AltProps {
  /** Null until it is loaded. */
  file: StoredFile | null
  alt: Bilingual<string> | null
  onAlt: (alt: Bilingual<string> | null) => void
}

function AltFields({ file, alt, onAlt }: AltProps) {
  const say = useSay()
  const language = useLanguage()
  // An own description without words is the same as none at all: this one is only to be written yet.
  const [unwritten, setUnwritten] = useState<Bilingual<string> | null>(null)
  const isOwn = alt !== null && (alt === unwritten || alt.de !== '' || alt.en !== '')
  const kind: Kind = alt === null ? 'file' : isOwn ? 'own' : 'decorative'
  const write = (own: Bilingual<string>) => {
    setUnwritten(own)
    onAlt(own)
  }
  const choose = (next: string) => {
    if (next === 'own') write({ de: '', en: '' })
    else onAlt(next === 'file' ? null : { de: '', en: '' })
  }
  return (
    <Stack gap="xs">
      <Radio.Group label={say(files.description)} value={kind} onChange={choose}>
        <Stack gap={14} mt={6}>
          <Radio
            value="file"
            label={
              file
                ? `${say(files.fileDescription)}: ${(file.alt && inLanguage(file.alt, language).value) || say(files.none)}`
                : say(files.fileDescription)
            }
          />
          <Radio value="own" label={say(files.ownDescription)} />
          <Radio value="decorative" label={say(files.decorative)} />
        </Stack>
      </Radio.Group>
      {kind === 'own' && alt && (
        <>
          <TextInput
            label={say(files.altDe)}
            description={say(files.altHint)}
            value={alt.de}
            onChange={event => write({ ...alt, de: event.currentTarget.value })}
          />
          <TextInput
            label={say(files.altEn)}
            value={alt.en}
            onChange={event => write({ ...alt, en: event.currentTarget.value })}
          />
        </>
      )}
    </Stack>
  )
}
