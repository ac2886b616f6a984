import { isThesis } from '#contract/articles/theses.ts'
import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { ReportDetail } from '#contract/reports/report.ts'
import { allPublishedIn, allThesesIn, reports as say } from '#messages/reports.ts'
import { ArticleEntries } from '#web/articles/articles.ts'
import type { Client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { annualReport } from '#web/structured-data.ts'
import { Link } from '#web/ui/control/link.tsx'
import { DetailPart } from '#web/ui/details/detail-part.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Pagination } from '#web/ui/listing/pagination.tsx'
import { ReportView } from './report-view.tsx'

const page = slugPage({
  page: 'report',
  find: (client, slug) => client.reports.find({ slug }),
  section: 'publication',
  lists: [{ page: 'reports', title: say.title }],
  titleOf: ({ title }) => title,
  descriptionOf: ({ description }) => description || undefined,
  pictureOf: ({ image }) => image,
  structuredData: import.meta.env.SSR
    ? (report, { origin, language, address }) => annualReport(origin, language, { ...report, address })
    : undefined,
})
const { meta, Trail } = page

const most = 100 // enough for the year of a large institute; the publication list has all

async function load(client: Client, address: Address) {
  const report = await page.load(client, address)
  const { year } = report
  const [published, theses] = await Promise.all([
    client.articles.list({ year, limit: most }),
    client.articles.list({ year, type: 'thesis', limit: most }),
  ])
  return { ...report, published, theses }
}

export { meta }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

/** An annual report, with the publications of that year. */
export default function ReportPage() {
  const words = useSay()
  const language = useLanguage()
  const { origin: _, published, theses, ...report } = useData<typeof load>()
  return (
    <Section>
      <Trail />
      <ReportView report={report}>
        <Published />
      </ReportView>
      <Pagination
        label={words(say.neighbours)}
        previous={stepTo(report.previous, words(say.previous), language)}
        next={stepTo(report.next, words(say.next), language)}
      />
    </Section>
  )
}

function Published() {
  const words = useSay()
  const language = useLanguage()
  const { year, published, theses } = useData<typeof load>()
  const { count, rows } = published
  const others = rows.filter(({ bibType }) => !isThesis(bibType))
  const all = `${addressOf('scientificArticles', language)}?year=${year}`
  return (
    <>
      <DetailPart title={words(say.theses)} isThere={theses.count > 0}>
        <ArticleEntries articles={theses.rows} />
        {theses.count > theses.rows.length && (
          <p>
            <Link href={`${all}&type=thesis`}>{words(allThesesIn(theses.count, year))}</Link>
          </p>
        )}
      </DetailPart>
      <DetailPart title={words(say.articles)} isThere={others.length > 0}>
        <ArticleEntries articles={others} />
        {count > rows.length && (
          <p>
            <Link href={all}>{words(allPublishedIn(count, year))}</Link>
          </p>
        )}
      </DetailPart>
    </>
  )
}

function stepTo(neighbour: ReportDetail['next'], label: string, language: Language) {
  if (!neighbour) return undefined
  const { slug, title } = neighbour
  return { href: addressOf('report', language, { slug }), label, title }
}
