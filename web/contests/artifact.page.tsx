import type { MetaFunction } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { contests as say } from '#messages/contests.ts'
import type { Client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { ContestCards } from './contest-cards.tsx'
import styles from './contests.module.css'

async function load(client: Client, address: Address) {
  const [page, { rows }] = await Promise.all([loadContent(client, address), client.contests.list({})])
  const [changesAt = null] = rows.flatMap(contest => contest.changesAt ?? []).sort()
  return { ...page, contests: rows, changesAt }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta: MetaFunction<typeof loader> = contentMeta

/** All contests, the current one first, and below them the content written by staff. */
export default function ContestsPage() {
  const words = useSay()
  const language = useLanguage()
  const { contests, ...page } = useData<typeof load>()
  return (
    <ContentListing page={page}>
      {contests.length === 0 && <EmptyState title={words(say.empty)}>{words(say.emptyLead)}</EmptyState>}
      <ContestCards contests={contests} />
      <p className={styles.toWorks}>
        <ButtonLink tone="quiet" href={addressOf('artifactOverview', language)}>
          {words(say.toWorks)}
        </ButtonLink>
      </p>
    </ContentListing>
  )
}
