import { Select } from '@mantine/core'
import type { NewsFields, NewsItem } from '#contract/news/news.ts'
import { newsBackstage } from '#messages/news-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import { PersonField } from '#web/records/person-field.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { TagsField } from '#web/records/tags-field.tsx'
import { useCategories } from './use-categories.ts'

type Props = PanelProps<NewsFields, NewsItem>

/** Side panels of a news item: picture, author and category. */
export function NewsPanels({ form }: Props) {
  const say = useSay()
  const language = useLanguage()
  const field = useField()
  const { values, set } = form
  const categories = useCategories().data?.rows ?? []
  return (
    <>
      <PicturePanel title={say(newsBackstage.picture)} form={form} />
      <Panel>
        <PersonField
          {...field('authorId')}
          label={say(newsBackstage.author)}
          value={values.authorId}
          onChange={id => set('authorId', id)}
        />
        <Select
          {...field('categoryId')}
          label={say(newsBackstage.category)}
          data={categories.map(({ id, label }) => ({ value: String(id), label: label[language] }))}
          value={values.categoryId === null ? null : String(values.categoryId)}
          onChange={id => set('categoryId', id ? Number(id) : null)}
          placeholder={say(newsBackstage.noCategory)}
          clearable
          mb="sm"
        />
        <TagsField
          value={values.tags}
          onChange={tags => set('tags', tags)}
          suggest={q => client.news.backstage.tags(q ? { q } : {})}
        />
      </Panel>
    </>
  )
}
