import { Button, FileButton, Group, NativeSelect, SegmentedControl, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlt, IconFolderPlus, IconFolderUp, IconTrash, IconUpload } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { manager } from '#messages/file-manager.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { FilterButton, useIsNarrow } from '#web/lists/list-toolbar.tsx'
import { SearchField } from '#web/lists/search-field.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import styles from './manager.module.css'
import { NameDialog } from './name-dialog.tsx'
import { addUploads } from './uploads.ts'
import { useRefreshFiles } from './use-files.ts'
import type { Place } from './use-place.ts'

// Supported by all browsers, but missing in the types.
const wholeFolder = { webkitdirectory: '' } as ComponentProps<'input'>

/**
 * Buttons to upload files or whole folders and to create a folder. On phones the folder buttons are in the
 * toolbar.
 */
export function UploadButtons({ place }: { place: Place }) {
  const say = useSay()
  const isNarrow = useIsNarrow()
  return (
    <Group gap="xs">
      {!isNarrow && <FolderButtons place={place} />}
      <FileButton multiple onChange={files => addUploads(files, place.folder)}>
        {props => (
          <Button {...props} leftSection={<IconUpload size={18} aria-hidden />}>
            {say(manager.upload)}
          </Button>
        )}
      </FileButton>
    </Group>
  )
}

function FolderButtons({ place: { folder } }: { place: Place }) {
  const say = useSay()
  const fresh = useRefreshFiles()
  const [name, setName] = useState<string | null>(null)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFolderPlus size={18} aria-hidden />}
        onClick={() => setName('')}
      >
        {say(manager.newFolder)}
      </Button>
      <FileButton multiple inputProps={wholeFolder} onChange={files => addUploads(files, folder)}>
        {props => (
          <Button {...props} variant="default" leftSection={<IconFolderUp size={18} aria-hidden />}>
            {say(manager.uploadFolder)}
          </Button>
        )}
      </FileButton>
      <NameDialog
        title={say(manager.newFolder)}
        button={say(manager.create)}
        given={name}
        onClose={() => setName(null)}
        onName={async chosen => {
          await client.files.createFolder({ folder, name: chosen })
          toast.done(say(manager.created))
          await fresh()
        }}
      />
    </>
  )
}

const sorts = {
  '-createdAt': manager.newest,
  createdAt: manager.oldest,
  name: manager.byName,
  '-sizeBytes': manager.largest,
  type: manager.byType,
}

interface Props {
  place: Place
  /** Further controls. */
  children?: ReactNode
  /** True in the file manager, false in a dialog that chooses a file. */
  isManager?: boolean
}

/** Search, sort order and view. On phones a button opens everything but the search. */
export function FilesToolbar({ place, children, isManager }: Props) {
  const isNarrow = useIsNarrow()
  const [isOpen, { toggle }] = useDisclosure()
  const choices = (
    <>
      <SortAndView place={place} />
      {children}
    </>
  )
  if (!isNarrow)
    return (
      <Group gap="xs">
        <SearchField query={place.query} />
        {choices}
      </Group>
    )
  const isNarrowed = place.among === 'missing' || place.among === 'trash'
  return (
    <Stack gap="sm">
      <Group gap="sm" wrap="nowrap">
        <SearchField query={place.query} />
        <FilterButton count={isNarrowed ? 1 : 0} isOpen={isOpen} onPress={toggle} />
      </Group>
      {isOpen && (
        <Group gap="xs">
          {choices}
          {isManager && <FolderButtons place={place} />}
        </Group>
      )}
    </Stack>
  )
}

function SortAndView({ place }: { place: Place }) {
  const say = useSay()
  const { query } = place
  return (
    <>
      <NativeSelect
        aria-label={say(manager.sort)}
        value={place.sort}
        onChange={event => query.set({ sort: event.currentTarget.value })}
        data={Object.entries(sorts).map(([value, label]) => ({ value, label: say(label) }))}
      />
      <SegmentedControl
        aria-label={say(manager.view)}
        value={place.view}
        onChange={view => query.set({ view: view === 'list' ? 'list' : undefined })}
        data={[
          { value: 'grid', label: say(manager.grid) },
          { value: 'list', label: say(manager.list) },
        ]}
      />
    </>
  )
}

interface SwitchesProps {
  place: Place
  missing: number
  inTrash: number
}

/** Switches to the pictures without a description, and to the trash. */
export function PlaceSwitches({ place: { query, among }, missing, inTrash }: SwitchesProps) {
  const say = useSay()
  const switchTo = (name: 'missing' | 'trash', isOn: boolean) =>
    query.set({
      missing: undefined,
      trash: undefined,
      q: undefined,
      file: undefined,
      [name]: isOn ? '1' : undefined,
    })
  const toggle = (name: 'missing' | 'trash', label: string, Icon: typeof IconAlt, count: number) => (
    <Button
      variant={among === name ? 'light' : 'default'}
      aria-pressed={among === name}
      leftSection={<Icon size={18} aria-hidden />}
      rightSection={count > 0 && <span className={styles.count}>({count})</span>}
      onClick={() => switchTo(name, among !== name)}
    >
      {label}
    </Button>
  )
  return (
    <Group gap="xs">
      {toggle('missing', say(manager.missing), IconAlt, missing)}
      {toggle('trash', say(manager.trash), IconTrash, inTrash)}
    </Group>
  )
}
