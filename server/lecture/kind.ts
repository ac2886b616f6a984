import { inBoth } from '#contract/language.ts'
import { editionRecord } from '#contract/lecture/edition.ts'
import { plainText } from '#contract/richtext.ts'
import { lectureBackstage as say } from '#messages/lecture-backstage.ts'
import { namesOf } from '#server/people/people.ts'
import { recordKind } from '#server/platform/records/records.ts'
import { factsOf } from './facts.ts'
import { refuseEdition, refuseMove } from './guard.ts'

/** Editions of the lecture as a kind of record. */
export const editionKind = recordKind({
  name: 'lecture',
  table: 'lectures',
  record: editionRecord,
  translated: { texts: ['title', 'speaker', 'abstract', 'transcript'] },
  addressed: { slugFrom: ({ year }) => inBoth(() => String(year)) },
  published: {},
  columns: async () => [
    { heading: say.year, cell: ({ year }) => year },
    { heading: say.number, cell: ({ number }) => number },
    { heading: say.speaker, cell: ({ speaker }) => speaker.name },
    { heading: say.titleDe, cell: ({ title }) => title.de },
    { heading: say.titleEn, cell: ({ title }) => title.en },
  ],
  searched: {
    searchText: ({ year, title, speaker, abstract }, language) => ({
      title: title[language],
      words: title[language]
        ? [speaker.name, speaker.affiliation[language], String(year), plainText(abstract[language])]
        : [],
    }),
  },
  words: ({ year, title, speaker, abstract }) => [
    ...[title.de, title.en, speaker.name, speaker.affiliation.de, speaker.affiliation.en, String(year)],
    ...[plainText(abstract.de), plainText(abstract.en)],
  ],
  refuse: refuseEdition,
  refuseMove,
  facts: factsOf,
  namesOf,
})
