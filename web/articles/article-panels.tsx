import { Checkbox, Select, TextInput } from '@mantine/core'
import type { Article, ArticleFields } from '#contract/articles/article.ts'
import { articlesBackstage as words } from '#messages/articles-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { createHandSetter } from './edit-by-hand.ts'
import { RetrieveButton } from './retrieve-button.tsx'
import { SourceValue } from './source-value.tsx'
import { useCategories } from './use-categories.ts'

const numbers = ['pubmedId', 'doi', 'pmcId', 'preprintDoi', 'url', 'issn', 'isbn'] as const
const marks = ['is7T', 'isHospital', 'noUpdate'] as const

/** Side panels of a publication: its identifiers elsewhere and the institute's classification. */
export function ArticlePanels(editing: PanelProps<ArticleFields, Article>) {
  const { form } = editing
  const say = useSay()
  const language = useLanguage()
  const field = useField()
  const { values } = form
  const set = createHandSetter(form)
  const fields = useCategories().data?.rows ?? []
  return (
    <>
      <Panel title={say(words.numbers)}>
        {numbers.map(name => (
          <div key={name}>
            <TextInput
              {...field(name)}
              mb="sm"
              label={say(words[name])}
              value={values[name]}
              onChange={event => set(name, event.currentTarget.value)}
            />
            {name !== 'preprintDoi' && <SourceValue {...editing} name={name} />}
            {(name === 'pubmedId' || name === 'doi') && <RetrieveButton {...editing} by={name} />}
          </div>
        ))}
      </Panel>
      <Panel title={say(words.sorting)}>
        <Select
          {...field('categoryId')}
          mb="sm"
          label={say(words.categoryId)}
          data={fields.map(({ id, label }) => ({ value: String(id), label: label[language] }))}
          value={values.categoryId === null ? null : String(values.categoryId)}
          onChange={id => set('categoryId', id ? Number(id) : null)}
          placeholder={say(words.noCategory)}
          clearable
        />
        {marks.map(name => (
          <Checkbox
            key={name}
            {...field(name)}
            mb="sm"
            label={say(words[name])}
            checked={values[name]}
            onChange={event => set(name, event.currentTarget.checked)}
          />
        ))}
        <Checkbox
          {...field('isOpenAccess')}
          label={say(words.isOpenAccess)}
          checked={values.isOpenAccess === true}
          onChange={event => set('isOpenAccess', event.currentTarget.checked)}
        />
        <SourceValue {...editing} name="isOpenAccess" />
      </Panel>
    </>
  )
}
