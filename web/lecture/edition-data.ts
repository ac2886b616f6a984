import type { EditionDetail } from '#contract/lecture/edition.ts'
import { plainText } from '#contract/richtext-words.ts'
import { editionName, lecture as say } from '#messages/lecture.ts'
import { institute } from '#web/structured-data.ts'

/** Returns an edition as schema.org data; contains nothing that its page does not show. */
export function editionData(origin: string, address: string, edition: EditionDetail) {
  const { title, language, number, year, start, place, speaker, abstract, image } = edition
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': address,
    url: address,
    name: title,
    alternateName: editionName(number)[language],
    ...(abstract && { description: plainText(abstract) }),
    inLanguage: language,
    // Only the year if the day is unknown.
    startDate: start ?? String(year),
    ...(place && { location: { '@type': 'Place', ...placeOf(place) } }),
    ...(image && { image: [origin + image.src] }),
    performer: {
      '@type': 'Person',
      name: speaker.name,
      ...(speaker.affiliation && { affiliation: { '@type': 'Organization', name: speaker.affiliation } }),
    },
    organizer: institute(origin, language),
    superEvent: { '@type': 'EventSeries', name: say.title[language] },
  }
}

function placeOf({ name, address }: NonNullable<EditionDetail['place']>) {
  return { ...(name && { name }), ...(address && { address: address.replace(/\n/g, ', ') }) }
}
