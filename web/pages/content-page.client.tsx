import { blankPage } from '#contract/pages/page.ts'
import { isFixedPage, isNeededPlace, pageNameOf } from '#contract/pages/places.ts'
import { pageFieldNames, pagesBackstage } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { partName } from '#web/parts/part-label.ts'
import { PartsOf } from '#web/parts/part-list.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { RemovePage } from './page-actions.tsx'
import { PagePanels } from './page-panels.tsx'
import { PageTexts } from './page-texts.tsx'
import preview from './pages.preview.tsx'

/** One page, to be changed or made: its title, and its parts in both languages. */
export default function ContentPageScreen() {
  return (
    <RecordScreen
      {...{ kind: 'pages', calls: client.pages.backstage, blank: blankPage }}
      {...{ names: pageFieldNames, partName, Texts: PageTexts, Panels: PagePanels, preview }}
      slugFrom={(page, language) => (isFixedPage(pageNameOf(page)) ? null : page.title[language])}
      draftOf={fields => ({ ...fields, page: fields.page || 'draft' })}
      alwaysVisible={page => (isNeededPlace(page) ? pagesBackstage.alwaysVisible : undefined)}
      last={page => !isNeededPlace(page) && <RemovePage id={page.id} />}
      texts={['title', 'lead', 'items']}
      below={({ form }) => <PartsOf form={form} />}
    />
  )
}
