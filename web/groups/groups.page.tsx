import type { MetaFunction } from 'react-router'
import type { GroupCard } from '#contract/groups/shown.ts'
import { groups as say } from '#messages/groups.ts'
import type { Client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { GroupCards } from './group-cards.tsx'
import styles from './groups.module.css'

async function load(client: Client, address: Address) {
  const [page, groups] = await Promise.all([loadContent(client, address), client.groups.list({})])
  return { ...page, groups: groups.rows }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta: MetaFunction<typeof loader> = contentMeta

/**
 * All research groups, those of the institute first, then those of partners, and below them the content
 * written by staff.
 */
export default function GroupsPage() {
  const words = useSay()
  const page = useData<typeof load>()
  const { groups } = page
  const others = groups.filter(({ isPiGroup, isAssociatedPiGroup }) => !isPiGroup && !isAssociatedPiGroup)
  return (
    <ContentListing page={page}>
      {groups.length === 0 && <EmptyState title={words(say.empty)}>{words(say.emptyLead)}</EmptyState>}
      <Part title={words(say.own)} groups={groups.filter(({ isPiGroup }) => isPiGroup)} />
      <Part
        title={words(say.associated)}
        groups={groups.filter(one => one.isAssociatedPiGroup && !one.isPiGroup)}
      />
      <Part title={words(say.others)} groups={others} />
    </ContentListing>
  )
}

function Part({ title, groups }: { title: string; groups: readonly GroupCard[] }) {
  if (groups.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <GroupCards groups={groups} label={title} />
    </section>
  )
}
