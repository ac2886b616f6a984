import { data, type MetaFunction } from 'react-router'
import { news } from '#messages/news.ts'
import type { Client } from '#web/client.ts'
import { head, languageIn } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { NewsArticle } from './news-article.tsx'

function load(client: Client, { parameters }: Address) {
  if (parameters.kind !== 'news') throw data(null, { status: 404 })
  return client.news.preview({ token: parameters.token ?? '' })
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: news.preview[languageIn(location.pathname)], isHidden: true })

/** What an item will look like, for those who have the link. */
export default function PreviewPage() {
  const say = useSay()
  return (
    <Section width="text">
      <Notice title={say(news.preview)}>{say(news.previewLead)}</Notice>
      <NewsArticle item={useData<typeof load>()} />
    </Section>
  )
}
