import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { backstage, movedToTrash, records } from '#messages/backstage.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { useAskFirst } from '#web/lists/use-ask-first.ts'
import { usesWarning } from '#web/records/uses-warning.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

/** Moves a page to the trash, from where it can be restored. */
export function RemovePage({ id }: { id: number }) {
  const say = useSay()
  const language = useLanguage()
  const go = useNavigate()
  const queries = useQueryClient()
  const stale = useStale('pages')
  const askFirst = useAskFirst()
  const warning = { question: records.removeLinked, ask: usesWarning('pages', client.pages.backstage) }
  const act = (action: 'delete' | 'restore') => client.pages.backstage.bulk({ ids: [id], action }).then(stale)
  const remove = useMutation({
    mutationFn: () => act('delete'),
    onSuccess: () => {
      queries.removeQueries({ queryKey: ['pages', 'item', id] })
      void go(addressOf('backstageContent', language))
      toast.undo(say(movedToTrash(1)), say(backstage.undo), () => {
        act('restore').catch(error => toast.failed(textOf(error)))
      })
    },
  })
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={remove.isPending}
      onClick={() => void askFirst({ label: records.remove, warning }, [id], () => remove.mutateAsync())}
    >
      {say(pagesBackstage.remove)}
    </Button>
  )
}
