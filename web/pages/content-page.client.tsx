import { blankPage, type Page, type PageFields } from '#contract/pages/page.ts'
import { pageFieldNames, pagesBackstage } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { partName } from '#web/parts/part-label.ts'
import { PartsOf } from '#web/parts/part-list.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { PageSide } from './page-side.tsx'
import { PageTexts } from './page-texts.tsx'

/** One page, to be changed or made: its title, and its parts in both languages. */
export default function ContentPageScreen() {
  return (
    <RecordScreen<PageFields, Page>
      {...{ kind: 'pages', calls: client.pages.backstage, blank: blankPage }}
      {...{ words: pagesBackstage, names: pageFieldNames, partName, Texts: PageTexts, Side: PageSide }}
      texts={['title', 'lead', 'items']}
      below={({ form }) => <PartsOf form={form} />}
    />
  )
}
