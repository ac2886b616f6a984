import type { MetaFunction } from 'react-router'
import { inBoth } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { shell } from '#messages/shell.ts'
import { tours } from '#messages/tours.ts'
import type { Client } from '#web/client.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'

const load = async (client: Client, { origin }: Address) => ({ ...(await client.tours.latest({})), origin })
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  head(location.pathname, {
    title: tours.title[languageIn(location.pathname)],
    twins: inBoth(other => `${loaderData?.origin ?? ''}${addressOf('tours', other)}`),
    origin: loaderData?.origin,
  })

export default function ToursPage() {
  const say = useSay()
  const language = useLanguage()
  const { rows } = useData<typeof load>()
  const home = { label: say(shell.home), href: addressOf('home', language) }
  return (
    <Section width="text">
      <Breadcrumbs label={say(shell.here)} trail={[home, { label: say(tours.title) }]} />
      <PageTitle title={say(tours.title)} {...(rows.length === 0 && { lead: say(tours.empty) })} />
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
