import { blankNews, type NewsFields, type NewsItem } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news, newsBackstage } from '#messages/news.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { RecordEditor } from '#web/records/record-editor.tsx'
import { useEditor } from '#web/records/use-editor.ts'
import { useNewsFieldName } from './news-field-name.ts'
import { NewsSide } from './news-side.tsx'
import { NewsTexts } from './news-texts.tsx'

/** Both languages side by side; beside them how, when and under which address it is seen. */
export function NewsEditor({ item: found }: { item: NewsItem | null }) {
  const say = useSay()
  const language = useLanguage()
  const { form, item, isLeaving, others } = useEditor<NewsFields, NewsItem>({
    kind: 'news',
    calls: client.news.backstage,
    blank: blankNews,
    item: found,
  })
  const fieldLabel = useNewsFieldName()
  return (
    <RecordEditor
      form={form}
      item={item}
      isLeaving={isLeaving}
      others={others}
      list={{ label: say(news.title), href: addressOf('backstageNews', language) }}
      newTitle={say(newsBackstage.newTitle)}
      fieldLabel={fieldLabel}
      side={<NewsSide form={form} item={item} fieldLabel={fieldLabel} />}
    >
      <BilingualColumns translation={item?.translation ?? null}>
        {spoken => <NewsTexts language={spoken} form={form} item={item} />}
      </BilingualColumns>
    </RecordEditor>
  )
}
