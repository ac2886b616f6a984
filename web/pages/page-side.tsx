import { Select, Text, TextInput } from '@mantine/core'
import type { Page, PageFields, ShownPage } from '#contract/pages/page.ts'
import { type Category, categories, isFixedPage, isNeededPlace, pageNameOf } from '#contract/pages/places.ts'
import { slugOf } from '#contract/slugs.ts'
import { categoryNames } from '#messages/categories.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { useField } from '#web/records/fields.tsx'
import type { Live } from '#web/records/live-preview.tsx'
import { Panel } from '#web/records/panel.tsx'
import { RecordSide, type SideProps } from '#web/records/record-side.tsx'
import { RemovePage } from './page-actions.tsx'
import { PageView } from './page-view.tsx'

type Props = SideProps<PageFields, Page>

const live: Live<PageFields, ShownPage> = {
  draft: given => client.pages.backstage.draft({ ...given, page: given.page || 'draft' }),
  show: page => <PageView page={page} />,
}

/** Beside the texts: where, how and when a page is seen. */
export function PageSide({ form, item, fieldLabel }: Props) {
  const say = useSay()
  return (
    <>
      <RecordSide
        kind="pages"
        live={live}
        calls={client.pages.backstage}
        {...{ form, item, fieldLabel }}
        alwaysVisible={item && isNeededPlace(item) ? say(pagesBackstage.alwaysVisible) : undefined}
      >
        <Panel title={say(pagesBackstage.address)}>
          <PlaceFields form={form} isNew={!item} />
        </Panel>
        <PicturePanel title={say(pagesBackstage.picture)} form={form} />
      </RecordSide>
      {item && !isNeededPlace(item) && <RemovePage id={item.id} />}
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
