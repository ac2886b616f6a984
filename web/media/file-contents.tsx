import { Button, Text } from '@mantine/core'
import { useMemo } from 'react'
import { isFailure } from '#contract/errors.ts'
import type { File as StoredFile } from '#contract/files/file.ts'
import { playlistType } from '#contract/files/film.ts'
import { backstage } from '#messages/backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { manager, marked as markedText } from '#messages/file-manager.ts'
import { lists } from '#messages/lists.ts'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { BulkBar } from '#web/ui/backstage/bulk-bar.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Entries } from './entries.tsx'
import { joined, nameIn } from './paths.ts'
import { useEntryActions } from './use-entry-actions.tsx'
import type { useFiles } from './use-files.ts'
import { type Entry, type Marked, useMarked } from './use-marked.ts'
import type { Place } from './use-place.ts'

interface Props {
  place: Place
  found: ReturnType<typeof useFiles>
  /** Called with the chosen file, in dialogs that choose one. */
  onChoose?: (file: StoredFile) => void
}

/** Returns folders, then files. The entry of a file stays the same object when more pages are loaded. */
function useEntries({ among, folder }: Place, pages: Pages): Entry[] {
  return useMemo(() => {
    const folders = among === 'folder' || among === 'everywhere' ? (pages[0]?.folders ?? []) : []
    return [
      ...folders.map(name => ({ path: joined(folder, name), name, file: null })),
      ...pages.flatMap(({ rows }) => rows.map(entryOf)),
    ]
  }, [among, folder, pages])
}

type Pages = NonNullable<Props['found']['data']>['pages']

const known = new WeakMap<StoredFile, Entry>()

function entryOf(file: StoredFile): Entry {
  const entry = known.get(file) ?? { path: joined(file.folder, file.name), name: nameOf(file), file }
  known.set(file, entry)
  return entry
}

// All playlists have the same name; the folder tells them apart.
function nameOf({ type, folder, name }: StoredFile): string {
  return type === playlistType ? joined(nameIn(folder), name) : name
}

/**
 * Contents of a folder or of a search, with their actions. The dialogs stay open while another list is
 * fetched.
 */
export function FileContents({ place, found, onChoose }: Props) {
  const pages = found.data?.pages ?? none
  const entries = useEntries(place, pages)
  const marked = useMarked(entries, place.query.view.replace(/file=\d+/, ''))
  const actions = useEntryActions({
    entries,
    marked,
    isTrash: place.among === 'trash',
    onDetails: onChoose ? place.showFile : null,
  })
  return (
    <>
      {isFailure(found.error, 'notFound') ? (
        <Gone onLeave={() => place.go('')} />
      ) : (
        <>
          {found.data && <Loaded {...{ place, found, onChoose, entries, marked, actions }} />}
          {found.isError && !found.data && <Failed found={found} />}
        </>
      )}
      {actions.dialogs}
    </>
  )
}

const none: Pages = []

function Gone({ onLeave }: { onLeave: () => void }) {
  const say = useSay()
  return (
    <EmptyState
      title={say(manager.goneTitle)}
      actions={<Button onClick={onLeave}>{say(manager.top)}</Button>}
    >
      {say(manager.goneLead)}
    </EmptyState>
  )
}

function Failed({ found }: Pick<Props, 'found'>) {
  const texts = useQueryTexts(fetching.folderContent)
  return (
    <Notice
      tone="danger"
      announce="alert"
      title={texts.failed}
      actions={<Button onClick={() => void found.refetch()}>{texts.tryAgain}</Button>}
    >
      {texts.textOf(found.error)}
    </Notice>
  )
}

interface LoadedProps extends Pick<Props, 'place' | 'found'> {
  onChoose: Props['onChoose']
  entries: Entry[]
  marked: Marked
  actions: ReturnType<typeof useEntryActions>
}

function Loaded({ place, found, onChoose, entries, marked, actions }: LoadedProps) {
  const say = useSay()
  const open = ({ file, path }: Entry) => {
    if (!file) return place.go(path)
    return onChoose ? onChoose(file) : place.showFile(file.id)
  }
  const current = entries.find(({ file }) => file?.id === place.file)?.path ?? null
  return (
    <>
      <Lead place={place} isEmpty={entries.length === 0} />
      <Entries
        entries={entries}
        view={place.view}
        marked={onChoose ? null : marked}
        current={current}
        actionsOf={actions.actionsOf}
        onOpen={open}
        onMove={actions.move}
      />
      {found.hasNextPage && (
        <Button variant="default" loading={found.isFetching} onClick={() => void found.fetchNextPage()}>
          {say(manager.more)}
        </Button>
      )}
      {marked.paths.length > 0 && (
        <BulkBar
          label={say(markedText(marked.paths.length))}
          busyLabel={say(lists.working)}
          clearLabel={say(backstage.close)}
          actions={actions.bulk}
          onClear={marked.clear}
          isBusy={false}
        />
      )}
    </>
  )
}

function Lead({ place: { among }, isEmpty }: { place: Place; isEmpty: boolean }) {
  const say = useSay()
  if (!isEmpty) {
    const lead = among === 'missing' ? manager.missingLead : among === 'trash' ? manager.trashLead : null
    return lead && <Text>{say(lead)}</Text>
  }
  const titles = {
    folder: manager.emptyTitle,
    everywhere: manager.emptyTitle,
    search: manager.nothingFound,
    missing: manager.missingNone,
    trash: manager.trashEmpty,
  }
  return <EmptyState title={say(titles[among])}>{among === 'folder' && say(manager.emptyLead)}</EmptyState>
}
