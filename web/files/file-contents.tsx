import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { backstage } from '#messages/backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { manager, marked as markedText } from '#messages/file-manager.ts'
import { lists } from '#messages/lists.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { BulkBar } from '#web/ui/backstage/bulk-bar.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Entries } from './entries.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { joined } from './paths.ts'
import { type useFiles, useFreshFiles } from './use-files.ts'
import { type Entry, useMarked } from './use-marked.ts'
import { useMoving } from './use-moving.tsx'
import type { Place } from './use-place.ts'

interface Props {
  place: Place
  found: ReturnType<typeof useFiles>
}

/** What lies in a folder or was found, and what can be done with it. */
export function FileContents({ place, found }: Props) {
  const texts = useQueryTexts(fetching.folderContent)
  if (found.isError && !found.data)
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
  return found.data ? <Loaded place={place} found={found} /> : null
}

function entriesOf({ among, folder }: Place, found: Props['found']): Entry[] {
  const [first] = found.data?.pages ?? []
  const folders = among === 'folder' ? (first?.folders ?? []) : []
  const files = found.data?.pages.flatMap(({ rows }) => rows) ?? []
  return [
    ...folders.map(name => ({ path: joined(folder, name), name, file: null })),
    ...files.map(file => ({ path: joined(file.folder, file.name), name: file.name, file })),
  ]
}

function Loaded({ place, found }: Props) {
  const say = useSay()
  const entries = entriesOf(place, found)
  const isTrash = place.among === 'trash'
  const marked = useMarked(entries, place.query.view.replace(/file=\d+/, ''))
  const [moved, setMoved] = useState<readonly string[] | null>(null)
  const [renamed, setRenamed] = useState<Entry | null>(null)
  const moving = useMoving(marked.clear)
  const idsOf = (paths: readonly string[]) =>
    entries.flatMap(({ path, file }) => (file && paths.includes(path) ? [file.id] : []))
  const restore = {
    label: say(manager.restore),
    run: ({ path }: Entry) => void moving.restore(idsOf([path])),
  }
  const actions = [
    { label: say(manager.rename), run: (entry: Entry) => setRenamed(entry) },
    { label: say(manager.move), run: ({ path }: Entry) => setMoved([path]) },
    { label: say(manager.delete), isDangerous: true, run: ({ path }: Entry) => void moving.remove([path]) },
  ]
  const bulk = isTrash
    ? [{ label: say(manager.restore), onPress: () => void moving.restore(idsOf(marked.paths)) }]
    : [
        { label: say(manager.move), onPress: () => setMoved(marked.paths) },
        { label: say(manager.delete), isDangerous: true, onPress: () => void moving.remove(marked.paths) },
      ]
  const current = entries.find(({ file }) => file?.id === place.file)?.path ?? null
  return (
    <>
      <Lead place={place} isEmpty={entries.length === 0} />
      <Entries
        entries={entries}
        view={place.view}
        marked={marked}
        current={current}
        actionsOf={() => (isTrash ? [restore] : actions)}
        onOpen={({ file, path }) => (file ? place.showFile(file.id) : place.go(path))}
        onMove={(paths, folder) => void moving.move(paths, folder)}
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
          actions={bulk}
          onClear={marked.clear}
          isBusy={false}
        />
      )}
      <MoveDialog
        paths={moved}
        onClose={() => setMoved(null)}
        onMove={(p, folder) => void moving.move(p, folder)}
      />
      <Rename entry={renamed} onClose={() => setRenamed(null)} />
      {moving.dialog}
    </>
  )
}

function Rename({ entry, onClose }: { entry: Entry | null; onClose: () => void }) {
  const say = useSay()
  const fresh = useFreshFiles()
  return (
    <NameDialog
      title={say(manager.rename)}
      button={say(manager.rename)}
      given={entry?.name ?? null}
      onClose={onClose}
      onName={async name => {
        await client.files.rename({ path: entry?.path ?? '', name })
        toast.done(say(manager.renamed))
        await fresh()
      }}
    />
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
    search: manager.nothingFound,
    missing: manager.missingNone,
    trash: manager.trashEmpty,
  }
  return <EmptyState title={say(titles[among])}>{among === 'folder' && say(manager.emptyLead)}</EmptyState>
}
