import { useState } from 'react'
import { mayDo, opens } from '#contract/permissions.ts'
import { manager } from '#messages/file-manager.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { useRefreshFiles } from './use-files.ts'
import type { Entry, Marked } from './use-marked.ts'
import { useMoving } from './use-moving.tsx'

interface Given {
  entries: readonly Entry[]
  marked: Marked
  isTrash: boolean
  /** Called to show the details of a file; null if a click on it already does. */
  onDetails: ((id: number) => void) | null
}

/**
 * Returns the actions on a file or folder and the bulk actions on the selected ones; `dialogs` must be
 * rendered for them.
 */
export function useEntryActions({ entries, marked, isTrash, onDetails }: Given) {
  const say = useSay()
  const mayChange = mayDo(opens.files, useUser().flags)
  const [moved, setMoved] = useState<readonly string[] | null>(null)
  const [renamed, setRenamed] = useState<Entry | null>(null)
  const { move, moveOrThrow, remove, restore } = useMoving(marked.clear)
  const restoreAll = (paths: readonly string[]) => {
    const wanted = new Set(paths)
    void restore(entries.flatMap(({ path, file }) => (file && wanted.has(path) ? [file.id] : [])))
  }
  const changes = [
    { label: say(manager.rename), run: (entry: Entry) => setRenamed(entry) },
    { label: say(manager.move), run: ({ path }: Entry) => setMoved([path]) },
    { label: say(manager.delete), isDangerous: true, run: ({ path }: Entry) => void remove([path]) },
  ]
  const actionsOf = ({ file }: Entry) => {
    if (isTrash) return [{ label: say(manager.restore), run: ({ path }: Entry) => restoreAll([path]) }]
    const details = onDetails && file && { label: say(manager.details), run: () => onDetails(file.id) }
    return [...(details ? [details] : []), ...(mayChange ? changes : [])]
  }
  const bulk = isTrash
    ? [{ label: say(manager.restore), onPress: () => restoreAll(marked.paths) }]
    : [
        { label: say(manager.move), onPress: () => setMoved(marked.paths) },
        { label: say(manager.delete), isDangerous: true, onPress: () => void remove(marked.paths) },
      ]
  const go = (paths: readonly string[], folder: string) => void move(paths, folder)
  const dialogs = (
    <>
      <MoveDialog paths={moved} onClose={() => setMoved(null)} onMove={moveOrThrow} />
      <Rename entry={renamed} onClose={() => setRenamed(null)} />
    </>
  )
  return { actionsOf, bulk, move: go, dialogs }
}

function Rename({ entry, onClose }: { entry: Entry | null; onClose: () => void }) {
  const say = useSay()
  const fresh = useRefreshFiles()
  return (
    <NameDialog
      title={say(manager.rename)}
      button={say(manager.rename)}
      given={entry?.file?.name ?? entry?.name ?? null}
      onClose={onClose}
      onName={async name => {
        await client.files.rename({ path: entry?.path ?? '', name })
        toast.done(say(manager.renamed))
        await fresh()
      }}
    />
  )
}
