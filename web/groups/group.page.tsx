import { addressOf } from '#contract/pathnames.ts'
import { pageTitles } from '#messages/menu.ts'
import { loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { researchGroup } from '#web/structured-data.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { GroupView } from './group-view.tsx'

const { load, meta, Trail } = slugPage({
  page: 'group',
  find: (client, slug) => client.groups.find({ slug }),
  section: 'research',
  lists: [{ page: 'groups', title: pageTitles.groups }],
  titleOf: ({ name }) => name,
  descriptionOf: ({ teaser }) => teaser,
  pictureOf: ({ image }) => image,
  structuredData: import.meta.env.SSR
    ? (group, { origin, address }) => {
        const addressOfPerson = (slug: string) => origin + addressOf('profile', group.language, { slug })
        return researchGroup(origin, { ...group, address, addressOfPerson })
      }
    : undefined,
})

export { meta }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export default function GroupPage() {
  const { origin: _, ...group } = useData<typeof load>()
  return (
    <Section>
      <Trail />
      <GroupView group={group} />
    </Section>
  )
}
