import { useState } from 'react'
import { isFailure } from '#contract/errors.ts'
import { inTrash, manager, movedTo } from '#messages/file-manager.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { type Asked, InUseDialog } from './in-use-dialog.tsx'
import { folderOf, nameIn } from './paths.ts'
import { useFreshFiles } from './use-files.ts'

/** Moves and deletes, each of which can be taken back for a while; `dialog` asks about what is used. */
export function useMoving(onDone: () => void = () => undefined) {
  const say = useSay()
  const fresh = useFreshFiles()
  const [asked, setAsked] = useState<Asked | null>(null)
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
      onDone()
    } catch (error) {
      toast.failed(textOf(error))
    }
    await fresh()
  }
  const back = (moved: { from: string; to: string }[]) =>
    attempt(async () => {
      for (const { from, to } of moved) await client.files.move({ paths: [to], folder: folderOf(from) })
    })
  const moveAll = async (paths: readonly string[], folder: string) => {
    const { moved } = await client.files.move({ paths: [...paths], folder })
    const name = folder === '' ? manager.top : { de: nameIn(folder), en: nameIn(folder) }
    if (moved.length === 0) return
    toast.undo(say(movedTo(moved.length, name)), say(manager.undo), () => void back(moved))
  }
  const move = (paths: readonly string[], folder: string) => attempt(() => moveAll(paths, folder))
  /** From a dialog: throws why it is refused. */
  const moveOrThrow = async (paths: readonly string[], folder: string) => {
    try {
      await moveAll(paths, folder)
      onDone()
    } finally {
      await fresh()
    }
  }
  const restore = (ids: number[]) => attempt(async () => void (await client.files.putBackAll({ ids })))
  const remove = (paths: readonly string[], confirm = false) =>
    attempt(async () => {
      try {
        const { ids } = await client.files.remove({ paths: [...paths], confirm })
        if (ids.length === 0) return
        toast.undo(say(inTrash(ids.length)), say(manager.undo), () => void restore(ids))
      } catch (error) {
        if (!isFailure(error, 'inUse')) throw error
        setAsked({ paths, uses: error.details.errors ?? [] })
      }
    })
  const dialog = (
    <InUseDialog asked={asked} onClose={() => setAsked(null)} onDelete={paths => void remove(paths, true)} />
  )
  return { move, moveOrThrow, remove: (paths: readonly string[]) => remove(paths), restore, dialog }
}
