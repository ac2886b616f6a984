import { Textarea, TextInput } from '@mantine/core'
import type { Language } from '#contract/language.ts'
import { blankPage, type Page, type PageFields } from '#contract/pages/page.ts'
import { isFixedPage, pageNameOf } from '#contract/pages/places.ts'
import { addressOf } from '#contract/pathnames.ts'
import { records } from '#messages/backstage.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { PartList } from '#web/parts/part-list.tsx'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { RecordEditor } from '#web/records/record-editor.tsx'
import { SlugField } from '#web/records/slug-field.tsx'
import { useEditor } from '#web/records/use-editor.ts'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { useTexts } from '#web/records/use-texts.ts'
import { usePageFieldName } from './page-field-name.ts'
import { PageSide } from './page-side.tsx'

export type PageForm = RecordForm<PageFields, Page>

/** A page of content: its title, and its parts in both languages. */
export function PageEditor({ item: found }: { item: Page | null }) {
  const say = useSay()
  const language = useLanguage()
  const { form, item, isLeaving, others } = useEditor<PageFields, Page>({
    kind: 'pages',
    calls: client.pages.backstage,
    blank: blankPage,
    item: found,
  })
  const nameOf = usePageFieldName()
  const fieldLabel = (field: string) => nameOf(field, form.values.items)
  return (
    <RecordEditor
      form={form}
      item={item}
      isLeaving={isLeaving}
      others={others}
      list={{ label: say(pagesBackstage.title), href: addressOf('backstageContent', language) }}
      newTitle={say(pagesBackstage.newTitle)}
      fieldLabel={fieldLabel}
      side={<PageSide form={form} item={item} fieldLabel={fieldLabel} />}
    >
      <BilingualColumns translation={item?.translation ?? null}>
        {spoken => <Texts language={spoken} form={form} item={item} />}
      </BilingualColumns>
      <PartList
        items={form.values.items}
        errors={form.errors}
        onChange={change => form.update('items', change)}
      />
    </RecordEditor>
  )
}

/** Title, lead and address in one language. */
function Texts({ language, form, item }: { language: Language; form: PageForm; item: Page | null }) {
  const say = useSay()
  const { line, teaser } = useTexts(form, language)
  return (
    <>
      <TextInput {...line('title')} label={say(records.title)} />
      <Textarea
        {...teaser('lead')}
        label={say(pagesBackstage.leadField)}
        description={say(pagesBackstage.leadHint)}
      />
      {!isFixedPage(pageNameOf(form.values)) && (
        <SlugField
          {...{ language, form, item }}
          title={form.values.title[language]}
          calls={client.pages.backstage}
        />
      )}
    </>
  )
}
