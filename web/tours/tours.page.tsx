import { addressOf } from '#contract/pathnames.ts'
import { tours as say } from '#messages/tours.ts'
import type { Client } from '#web/client.ts'
import { listed } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'

const load = async (client: Client, { origin }: Address) => ({ ...(await client.tours.latest({})), origin })
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const meta = listed('tours', say.title, say.lead)

export default function ToursPage() {
  const words = useSay()
  const language = useLanguage()
  const { rows } = useData<typeof load>()
  return (
    <Section width="text">
      <TitleWithTrail
        title={words(say.title)}
        lead={words(rows.length ? say.lead : say.empty)}
        section="info"
      />
      <ul>
        {rows.map(({ id, slug, title }) => (
          <li key={id}>
            <Link href={addressOf('tour', language, { slug })}>{title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
