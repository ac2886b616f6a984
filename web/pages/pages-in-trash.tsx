import type { PageListed } from '#contract/pages/page.ts'
import { records } from '#messages/backstage.ts'
import { categoryNames } from '#messages/categories.ts'
import { fetching } from '#messages/fetching.ts'
import { pageCount, pageFieldNames, pagesBackstage } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { partName } from '#web/parts/part-label.ts'
import { RecordList } from '#web/records/record-list.tsx'

/** Deleted pages, kept for thirty days. */
export function PagesInTrash() {
  const say = useSay()
  return (
    <RecordList<PageListed>
      {...{ kind: 'pages', calls: client.pages.backstage }}
      {...{ names: pageFieldNames, partName }}
      title={records.trash}
      count={pageCount}
      failed={fetching.content}
      words={{ empty: records.trashEmpty }}
      columns={[
        {
          key: 'category',
          label: pagesBackstage.category,
          show: ({ category }) => say(categoryNames[category]),
        },
      ]}
    />
  )
}
