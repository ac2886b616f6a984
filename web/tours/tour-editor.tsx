import { Textarea, TextInput } from '@mantine/core'
import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { blankTour, type TourFields, type TourItem } from '#contract/tours/tour.ts'
import { recordFieldNames, records } from '#messages/backstage.ts'
import { tourFieldNames, tours, toursBackstage } from '#messages/tours.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { useField } from '#web/records/fields.tsx'
import { KeptPanels } from '#web/records/kept-panels.tsx'
import { PublicationPanel } from '#web/records/publication-panel.tsx'
import { RecordEditor } from '#web/records/record-editor.tsx'
import { SlugField } from '#web/records/slug-field.tsx'
import { useEditor } from '#web/records/use-editor.ts'
import type { RecordForm } from '#web/records/use-record-form.ts'

const calls = client.tours.backstage

export function useTourFieldName(): (field: string) => string {
  const say = useSay()
  return field => say(tourFieldNames[field] ?? recordFieldNames[field] ?? { de: field, en: field })
}

export function TourEditor({ item: found }: { item: TourItem | null }) {
  const say = useSay()
  const fieldLabel = useTourFieldName()
  const editing = { kind: 'tours', calls, blank: blankTour, item: found } as const
  const { form, item, isLeaving } = useEditor<TourFields, TourItem>(editing)
  return (
    <RecordEditor
      {...{ form, item, isLeaving, fieldLabel }}
      list={{ label: say(tours.title), href: addressOf('backstageTours', useLanguage()) }}
      newTitle={say(toursBackstage.newTitle)}
      side={<Side {...{ form, item, fieldLabel }} />}
    >
      <BilingualColumns translation={item?.translation ?? null}>
        {spoken => <Texts language={spoken} form={form} item={item} />}
      </BilingualColumns>
    </RecordEditor>
  )
}

interface Editing {
  form: RecordForm<TourFields, TourItem>
  item: TourItem | null
}

function Side({ form, item, fieldLabel }: Editing & { fieldLabel: (field: string) => string }) {
  const { values, set } = form
  return (
    <>
      <PublicationPanel
        {...{ kind: 'tours', item, values }}
        onVisible={isVisible => set('isVisible', isVisible)}
        onDate={set}
      />
      {item && <KeptPanels {...{ kind: 'tours', calls, item, form, fieldLabel }} />}
    </>
  )
}

function Texts({ language, form, item }: Editing & { language: Language }) {
  const say = useSay()
  const field = useField()
  const { values } = form
  const text = (name: 'title' | 'teaser' | 'slug') => (words: string) =>
    form.set(name, { ...values[name], [language]: words })
  return (
    <>
      <TextInput
        {...field(`title.${language}`)}
        lang={language}
        label={say(records.title)}
        value={values.title[language]}
        onChange={event => text('title')(event.currentTarget.value)}
      />
      <Textarea
        {...field(`teaser.${language}`)}
        lang={language}
        label={say(toursBackstage.teaser)}
        value={values.teaser[language]}
        onChange={event => text('teaser')(event.currentTarget.value)}
      />
      <SlugField
        {...{ language, value: values.slug[language], title: values.title[language] }}
        saved={item?.slug[language] ?? ''}
        onChange={text('slug')}
        ask={value => calls.slug({ value, language, ...(item && { exceptId: item.id }) })}
      />
    </>
  )
}
