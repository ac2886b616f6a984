import { Button, FileButton, Group, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconAlt, IconFolderPlus, IconFolderUp, IconTrash, IconUpload } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { manager } from '#messages/file-manager.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { SearchField } from '#web/lists/search-field.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import styles from './manager.module.css'
import { NameDialog } from './name-dialog.tsx'
import { addUploads } from './uploads.ts'
import { useFreshFiles } from './use-files.ts'
import type { Place } from './use-place.ts'

// All browsers know it, the types do not.
const wholeFolder = { webkitdirectory: '' } as ComponentProps<'input'>

/** What brings something in: files, whole folders, a new folder. */
export function UploadButtons({ place: { folder } }: { place: Place }) {
  const say = useSay()
  const fresh = useFreshFiles()
  const [name, setName] = useState<string | null>(null)
  const add = (files: File[]) => addUploads(files, folder)
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconFolderPlus size={18} aria-hidden />}
        onClick={() => setName('')}
      >
        {say(manager.newFolder)}
      </Button>
      <FileButton multiple inputProps={wholeFolder} onChange={add}>
        {props => (
          <Button {...props} variant="default" leftSection={<IconFolderUp size={18} aria-hidden />}>
            {say(manager.uploadFolder)}
          </Button>
        )}
      </FileButton>
      <FileButton multiple onChange={add}>
        {props => (
          <Button {...props} leftSection={<IconUpload size={18} aria-hidden />}>
            {say(manager.upload)}
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
    </Group>
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
  /** What else can be looked at. */
  children?: ReactNode
}

/** Search, order and view. */
export function FilesToolbar({ place, children }: Props) {
  const say = useSay()
  const { query } = place
  return (
    <Group gap="xs">
      <SearchField query={query} />
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
      {children}
    </Group>
  )
}

interface SwitchesProps {
  place: Place
  missing: number
  inTrash: number
}

/** To the pictures without a description, and to what was thrown away. */
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
      rightSection={<span className={styles.count}>{count > 0 && `(${count})`}</span>}
      onClick={() => switchTo(name, among !== name)}
    >
      {label}
    </Button>
  )
  return (
    <>
      {toggle('missing', say(manager.missing), IconAlt, missing)}
      {toggle('trash', say(manager.trash), IconTrash, inTrash)}
    </>
  )
}
