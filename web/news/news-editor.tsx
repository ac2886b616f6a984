import { blankNews, type NewsFields, type NewsItem } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news, newsBackstage } from '#messages/news.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { PartList } from '#web/parts/part-list.tsx'
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
  const nameOf = useNewsFieldName()
  const fieldLabel = (field: string) => nameOf(field, form.values.items)
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
      <PartList
        items={form.values.items}
        errors={form.errors}
        emptyText={say(newsBackstage.noParts)}
        onChange={change => form.update('items', change)}
      />
    </RecordEditor>
  )
}
