import { newsletter as say } from '#messages/newsletter.ts'
import { inBrowser, onServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { IssueView } from './issue-view.tsx'

const { load, meta, Trail } = slugPage({
  page: 'newsletterIssue',
  find: (client, slug) => client.newsletter.find({ slug }),
  section: 'info',
  lists: [{ page: 'newsletter', title: say.title }],
  titleOf: ({ title }) => title,
  descriptionOf: () => undefined,
})

export { meta }
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** One issue of the archive. */
export default function NewsletterIssuePage() {
  const { origin: _, ...issue } = useData<typeof load>()
  return (
    <Section width="text">
      <Trail />
      <IssueView issue={issue} />
    </Section>
  )
}
