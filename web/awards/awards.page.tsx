import type { MetaFunction } from 'react-router'
import { awards } from '#messages/awards.ts'
import type { Client } from '#web/client.ts'
import { head, languageIn } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import { inBrowser, onServer, useData } from '#web/page.ts'
import { RichTextView } from '#web/site/rich-text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Section } from '#web/ui/section.tsx'

function load(client: Client) {
  return client.awards.all({})
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: awards.title[languageIn(location.pathname)] })

export default function AwardsPage() {
  const say = useSay()
  const { rows } = useData<typeof load>()
  return (
    <Section width="text">
      <PageTitle title={say(awards.title)} lead={say(awards.lead)} />
      {rows.length === 0 && <EmptyState title={say(awards.empty)} />}
      {rows.map(({ id, title, year, content, language }) => (
        <article key={id} lang={language}>
          <h2>
            {year} · {title}
          </h2>
          <RichTextView document={content} />
        </article>
      ))}
    </Section>
  )
}
