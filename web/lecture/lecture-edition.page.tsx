import type { Language } from '#contract/language.ts'
import type { EditionDetail } from '#contract/lecture/edition.ts'
import { addressOf } from '#contract/pathnames.ts'
import { editionName, lecture as say } from '#messages/lecture.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Pagination } from '#web/ui/listing/pagination.tsx'
import { editionData } from './edition-data.ts'
import { EditionView } from './edition-view.tsx'

const { load, meta, Trail } = slugPage({
  page: 'lectureEdition',
  find: (client, slug) => client.lecture.find({ slug }),
  section: 'info',
  lists: [
    { page: 'hahnLecture', title: say.title },
    { page: 'hahnLectureHistory', title: say.history },
  ],
  titleOf: ({ title }) => title,
  descriptionOf: ({ number, speaker }, language) => `${editionName(number)[language]}: ${speaker.name}`,
  pictureOf: ({ image }) => image,
  structuredData: import.meta.env.SSR
    ? (edition, { origin, address }) => editionData(origin, address, edition)
    : undefined,
})

export { meta }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export default function EditionPage() {
  const words = useSay()
  const language = useLanguage()
  const { origin, ...edition } = useData<typeof load>()
  const address = origin + addressOf('lectureEdition', language, { slug: edition.slugs[language] })
  return (
    <Section>
      <Trail />
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
