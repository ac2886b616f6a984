import { ActionIcon, Group, Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue, useDisclosure } from '@mantine/hooks'
import { IconFolderOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { File as StoredFile } from '#contract/files/file.ts'
import { type FileKind, playlistType } from '#contract/files/film.ts'
import { manager } from '#messages/file-manager.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { FileDialog } from './file-dialog.tsx'

interface Props
  extends Pick<
    SelectProps,
    'label' | 'description' | 'placeholder' | 'nothingFoundMessage' | 'id' | 'error'
  > {
  value: number | null
  /** Offers only files of this kind. */
  kind?: FileKind
  onChange: (id: number | null) => void
}

/** Select for a stored file: found by its name, or in its folder. */
export function StoredFileSelect({ value, kind, onChange, ...words }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 300)
  const chosen = useStoredFile(value)
  const found = useQuery({
    queryKey: ['files', 'named', kind, q],
    queryFn: () => client.files.list({ below: '1', ...(kind && { kind }), ...(q && { q }), limit: 20 }),
    // Keeps the previous options, otherwise the list would be empty for a moment and lose the option
    // highlighted by the arrow keys.
    placeholderData: (before, query) => (query?.queryKey[2] === kind ? before : undefined),
  })
  const files = [...(chosen ? [chosen] : []), ...(found.data?.rows ?? [])]
  const options = new Map(files.map(file => [String(file.id), nameOf(file)]))
  return (
    <Group align="end" gap={6} wrap="nowrap" style={{ flex: 1, minWidth: 'min(13rem, 100%)' }}>
      <Select
        style={{ flex: 1 }}
        placeholder={say(pagesBackstage.chooseFile)}
        nothingFoundMessage={say(pagesBackstage.noFile)}
        {...words}
        data={[...options].map(([id, name]) => ({ value: id, label: name }))}
        value={value === null ? null : String(value)}
        onChange={id => onChange(id ? Number(id) : null)}
        onSearchChange={setTyped}
        searchable
        clearable
      />
      <Browse label={words.label} kind={kind ?? null} onChoose={onChange} />
    </Group>
  )
}

interface BrowseProps {
  label: ReactNode
  kind: FileKind | null
  onChoose: (id: number) => void
}

function Browse({ label, kind, onChoose }: BrowseProps) {
  const say = useSay()
  const [isOpen, dialog] = useDisclosure(false)
  const name = `${say(manager.browse)}: ${label}`
  const words = {
    title: say(manager.chooseFile),
    upload: say(manager.uploadOne),
    uploaded: say(manager.uploadedOne),
  }
  return (
    <>
      <ActionIcon variant="default" size={36} aria-label={name} title={name} onClick={dialog.open}>
        <IconFolderOpen size={18} aria-hidden />
      </ActionIcon>
      <FileDialog
        opened={isOpen}
        kind={kind}
        words={words}
        onClose={dialog.close}
        onChoose={({ id }) => onChoose(id)}
      />
    </>
  )
}

export function useStoredFile(id: number | null): StoredFile | undefined {
  return useQuery({
    queryKey: ['files', 'one', id],
    queryFn: () => client.files.find({ id: id ?? 0 }),
    enabled: id !== null,
  }).data
}

// All playlists have the same name; the folder tells them apart.
function nameOf({ type, folder, name }: StoredFile): string {
  return type === playlistType ? `${folder}/${name}` : name
}
