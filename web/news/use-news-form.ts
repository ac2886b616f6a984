import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { blankNews, type NewsFields, type NewsItem } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { backstage } from '#messages/backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useRecordForm } from '#web/records/use-record-form.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { useStaleNews } from './news-data.ts'

/** The editor's state for one item, or for a new one, which gets its own address once it is saved. */
export function useNewsForm(item: NewsItem | null) {
  const say = useSay()
  const language = useLanguage()
  const go = useNavigate()
  const queries = useQueryClient()
  const stale = useStaleNews()
  const isLeaving = useRef(false)
  const form = useRecordForm<NewsFields, NewsItem>({
    screen: `news-${item?.id ?? 'new'}`,
    blank: blankNews,
    item,
    create: fields => client.news.backstage.create(fields),
    change: fields => client.news.backstage.change(fields),
    onSaved: saved => {
      queries.setQueryData(['news', 'item', saved.id], saved)
      void stale()
      toast.done(say(backstage.saved))
      if (item) return
      isLeaving.current = true
      void go(addressOf('backstageNewsItem', language, { id: String(saved.id) }), { replace: true })
    },
    onFailed: failure => {
      if (failure.code !== 'staleVersion' && !failure.details.errors) toast.failed(failure.message)
    },
  })
  return { form, isLeaving }
}
