import { isFailure } from '#contract/errors.ts'
import { inTrash, manager, movedTo } from '#messages/file-manager.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { mendFocus } from '#web/ui/backstage/lost-focus.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { folderOf, nameIn } from './paths.ts'
import { useRefreshFiles } from './use-files.ts'
import { UsedEntries } from './used-entries.tsx'

/**
 * Actions to move, delete and restore. Moving and deleting can be undone for a while; deleting a file that is
 * in use asks for confirmation first.
 */
export function useMoving(onDone: () => void = () => undefined) {
  const say = useSay()
  const fresh = useRefreshFiles()
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
  /** For a dialog: throws if the move is refused. */
  const moveOrThrow = async (paths: readonly string[], folder: string) => {
    try {
      await moveAll(paths, folder)
      onDone()
    } finally {
      await fresh()
    }
  }
  const restore = (ids: number[]) => attempt(async () => void (await client.files.putBackAll({ ids })))
  const removeAll = async (paths: readonly string[], confirm: boolean) => {
    const { ids } = await client.files.remove({ paths: [...paths], confirm })
    if (ids.length === 0) return
    toast.undo(say(inTrash(ids.length)), say(manager.undo), () => void restore(ids))
  }
  const removeUsed = async (paths: readonly string[]) => {
    await removeAll(paths, true)
    onDone()
    void fresh()
    mendFocus('[role="list"] button[aria-haspopup]')
  }
  const remove = (paths: readonly string[]) =>
    attempt(async () => {
      try {
        await removeAll(paths, false)
      } catch (error) {
        if (!isFailure(error, 'inUse')) throw error
        confirmFirst({
          title: say(manager.usedTitle),
          children: <UsedEntries uses={error.details.errors ?? []} />,
          labels: { confirm: say(manager.deleteAnyway), cancel: say(manager.cancel) },
          isDangerous: true,
          onConfirm: () => removeUsed(paths),
        })
      }
    })
  return { move, moveOrThrow, remove, restore }
}
