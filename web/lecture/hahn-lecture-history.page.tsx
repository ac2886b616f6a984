import type { MetaFunction } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { decadeName, lecture as say } from '#messages/lecture.ts'
import type { Client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { TagList } from '#web/ui/content/tag-list.tsx'
import { byDecade } from './decades.ts'
import { EditionList } from './edition-list.tsx'
import styles from './lecture.module.css'

async function load(client: Client, address: Address) {
  const [page, editions] = await Promise.all([loadContent(client, address), client.lecture.history({})])
  return { ...page, ...byDecade(editions.rows, address.query.get('decade')) }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta: MetaFunction<typeof loader> = contentMeta

/** All lectures since the first, by year, and below them the content written by staff. */
export default function LectureHistoryPage() {
  const words = useSay()
  const page = useData<typeof load>()
  return (
    <ContentListing page={page}>
      {page.editions.length === 0 && <EmptyState title={words(say.empty)}>{words(say.emptyLead)}</EmptyState>}
      <Decades decades={page.decades} asked={page.decade} />
      <EditionList editions={page.editions} />
    </ContentListing>
  )
}

function Decades({ decades, asked }: { decades: readonly string[]; asked: string | null }) {
  const words = useSay()
  const list = addressOf('hahnLectureHistory', useLanguage())
  if (decades.length < 2) return null
  return (
    <nav className={styles.decades} aria-label={words(say.byDecade)}>
      <TagList
        label={words(say.byDecade)}
        tags={[
          { label: words(say.allYears), href: list, current: asked === null },
          ...decades.map(decade => ({
            label: words(decadeName(decade)),
            href: `${list}?decade=${decade}`,
            current: asked === decade,
          })),
        ]}
      />
    </nav>
  )
}
