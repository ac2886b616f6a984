import { useQueryClient } from '@tanstack/react-query'
import type { NewsItem } from '#contract/news/news.ts'
import { records } from '#messages/backstage.ts'
import { newsFieldNames } from '#messages/news.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { HistoryDrawer } from '#web/records/history-drawer.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { useStaleNews } from './news-data.ts'

interface Props {
  item: NewsItem
  opened: boolean
  onClose: () => void
  onRestored: (item: NewsItem) => void
}

const { revisions, revision, restoreRevision } = client.news.backstage

export function NewsHistory({ item, opened, onClose, onRestored }: Props) {
  const say = useSay()
  const queries = useQueryClient()
  const stale = useStaleNews()
  const { id, version } = item
  return (
    <HistoryDrawer
      name={['news', id]}
      version={version}
      opened={opened}
      onClose={onClose}
      calls={{
        revisions: () => revisions({ id }),
        revision: n => revision({ id, n }),
        restore: n => restoreRevision({ id, n, version }),
      }}
      fieldLabel={field => say(newsFieldNames[field] ?? { de: field, en: field })}
      onRestored={restored => {
        queries.setQueryData(['news', 'item', id], restored)
        void stale()
        toast.done(say(records.restored))
        onRestored(restored)
      }}
    />
  )
}
