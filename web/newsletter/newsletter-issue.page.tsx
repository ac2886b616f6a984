import { addressOf } from '#contract/pathnames.ts'
import { newsletter as words } from '#messages/newsletter.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { IssueView } from './issue-view.tsx'

const { load, meta, Trail } = slugPage({
  page: 'newsletterIssue',
  find: (client, slug) => client.newsletter.find({ slug }),
  section: 'info',
  lists: [{ page: 'newsletter', title: words.title }],
  titleOf: ({ title }) => title,
  descriptionOf: () => undefined,
})

export { meta }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

/** An issue in the archive. */
export default function NewsletterIssuePage() {
  const say = useSay()
  const { origin: _, ...issue } = useData<typeof load>()
  return (
    <Section width="text">
      <Trail />
      <IssueView issue={issue}>
        <Link href={addressOf('newsletter', useLanguage())}>{say(words.orderOrRead)}</Link>
      </IssueView>
    </Section>
  )
}
