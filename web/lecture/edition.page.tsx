import { type MetaFunction, redirect } from 'react-router'
import { inBoth, type Language } from '#contract/language.ts'
import type { EditionDetail } from '#contract/lecture/edition.ts'
import { addressOf } from '#contract/pathnames.ts'
import { editionName, lecture as say } from '#messages/lecture.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { breadcrumbs } from '#web/facts.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { trailFrom } from '#web/trail.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Pagination } from '#web/ui/listing/pagination.tsx'
import { editionFacts } from './edition-facts.ts'
import { EditionView } from './edition-view.tsx'

/** Old slugs, and the other language's, lead to the one that counts. */
async function load(client: Client, { language, parameters, origin }: Address) {
  const edition = await client.lecture.find({ slug: parameters.slug ?? '' })
  const slug = edition.slugs[language]
  if (slug !== parameters.slug) throw redirect(addressOf('lectureEdition', language, { slug }), 301)
  return { ...edition, origin }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData: edition }) => {
  if (!edition) return []
  const { origin, slugs, title, speaker } = edition
  const addresses = inBoth(other => origin + addressOf('lectureEdition', other, { slug: slugs[other] }))
  const isBoth = edition.availableIn.length === 2
  const language = languageIn(location.pathname)
  return head(location.pathname, {
    title,
    description: `${editionName(edition.number)[language]}: ${speaker.name}`,
    canonical: addresses[edition.language],
    ...(isBoth && { twins: addresses }),
    origin,
    card: { section: say.title[language], picture: edition.image },
    facts: import.meta.env.SSR
      ? [
          editionFacts(origin, addresses[edition.language], edition),
          breadcrumbs(origin, trailOf(edition, language)),
        ]
      : [],
  })
}

function trailOf({ title }: Pick<EditionDetail, 'title'>, language: Language) {
  return trailFrom(
    language,
    'info',
    { label: say.title[language], href: addressOf('hahnLecture', language) },
    { label: say.history[language], href: addressOf('hahnLectureHistory', language) },
    { label: title },
  )
}

export default function EditionPage() {
  const words = useSay()
  const language = useLanguage()
  const { origin, ...edition } = useData<typeof load>()
  const address = origin + addressOf('lectureEdition', language, { slug: edition.slugs[language] })
  return (
    <Section>
      <Breadcrumbs label={words(shell.here)} trail={trailOf(edition, language)} />
      <EditionView edition={edition} address={address} />
      <Pagination
        label={words(say.neighbours)}
        previous={stepTo(edition.previous, words(say.previous), language)}
        next={stepTo(edition.next, words(say.next), language)}
      />
    </Section>
  )
}

function stepTo(neighbour: EditionDetail['next'], label: string, language: Language) {
  if (!neighbour) return undefined
  const { slug, year, title } = neighbour
  return { href: addressOf('lectureEdition', language, { slug }), label, title: `${year}: ${title}` }
}
