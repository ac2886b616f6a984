import { blankPage, mostItems, type PageFields, pageRecord } from '#contract/pages/page.ts'
import { isFixedPage, isNeededPlace, pageNameOf } from '#contract/pages/places.ts'
import { records } from '#messages/backstage.ts'
import { pageFieldNames, pagesBackstage } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { partName } from '#web/parts/part-label.ts'
import { PartsOf } from '#web/parts/part-list.tsx'
import { textsOf } from '#web/parts/texts-of.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { RemovePage } from './page-actions.tsx'
import { PagePanels } from './page-panels.tsx'
import preview from './pages.preview.tsx'

const Texts = textsOf<PageFields>([
  { line: 'title', label: records.title },
  { teaser: 'lead', label: pagesBackstage.leadField, hint: pagesBackstage.leadHint },
])

/** Editor of a page: its title, and its parts in both languages. */
export default function ContentPageScreen() {
  return (
    <RecordScreen
      {...{ kind: 'pages', calls: client.pages.backstage, declared: pageRecord, blank: blankPage }}
      {...{ names: pageFieldNames, partName, Texts, Panels: PagePanels, preview }}
      slugFrom={(page, language) => (isFixedPage(pageNameOf(page)) ? null : page.title[language])}
      draftOf={fields => ({ ...fields, page: fields.page || 'draft' })}
      alwaysVisible={page => (isNeededPlace(page) ? pagesBackstage.alwaysVisible : undefined)}
      last={page => !isNeededPlace(page) && <RemovePage id={page.id} />}
      texts={['title', 'lead', 'items']}
      below={({ form }) => <PartsOf form={form} most={mostItems} isNeeded={!isNeededPlace(form.values)} />}
    />
  )
}
