import { Select, Text, TextInput } from '@mantine/core'
import type { Page, PageFields } from '#contract/pages/page.ts'
import { type Category, categories, isFixedPage, isNeededPlace, pageNameOf } from '#contract/pages/places.ts'
import { slugOf } from '#contract/slugs.ts'
import { categoryNames } from '#messages/categories.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { useSay } from '#web/language.ts'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { ModulePanel } from './module-panel.tsx'

type Props = PanelProps<PageFields, Page>

/** Side panels of a page: generated content, address and picture. */
export function PagePanels({ form, item }: Props) {
  const say = useSay()
  return (
    <>
      <ModulePanel place={form.values} />
      <Panel title={say(pagesBackstage.address)}>
        <PlaceFields form={form} isNew={!item} />
      </Panel>
      <PicturePanel title={say(pagesBackstage.picture)} form={form} />
    </>
  )
}

function PlaceFields({ form: { values, set }, isNew }: { form: Props['form']; isNew: boolean }) {
  const say = useSay()
  const field = useField()
  if (!isNew && isNeededPlace(values))
    return (
      <Text size="sm">
        {say(isFixedPage(pageNameOf(values)) ? pagesBackstage.fixedAddress : pagesBackstage.menuAddress)}
      </Text>
    )
  return (
    <>
      <Select
        {...field('category')}
        label={say(pagesBackstage.category)}
        data={categories.map(category => ({ value: category, label: say(categoryNames[category]) }))}
        value={values.category}
        onChange={category => category && set('category', category as Category)}
        allowDeselect={false}
        mb="sm"
      />
      <TextInput
        {...field('page')}
        label={say(pagesBackstage.word)}
        description={say(pagesBackstage.wordHint)}
        value={values.page}
        placeholder={slugOf(values.title.en || values.title.de)}
        onChange={event => set('page', event.currentTarget.value)}
      />
    </>
  )
}
