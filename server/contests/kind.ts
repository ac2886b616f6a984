import { contestRecord } from '#contract/contests/contest.ts'
import { plainText } from '#contract/richtext.ts'
import { contestsBackstage as say } from '#messages/contests-backstage.ts'
import { namesOf } from '#server/people/people.ts'
import { recordKind } from '#server/platform/records/records.ts'
import { factsOf } from './facts.ts'
import { refuseContest } from './guard.ts'
import { keepResults } from './ranking.ts'
import { putVoting } from './voting.ts'

export const contestKind = recordKind({
  name: 'contests',
  table: 'contests',
  record: contestRecord,
  translated: { texts: ['title', 'lead', 'text', 'rules', 'prizes'] },
  addressed: { slugFrom: 'title' },
  published: {},
  columns: async () => [
    { heading: say.year, cell: ({ year }) => year },
    { heading: say.titleDe, cell: ({ title }) => title.de },
    { heading: say.titleEn, cell: ({ title }) => title.en },
    { heading: say.phase, cell: ({ phase }, reader) => say.phases[reader][phase] },
  ],
  searched: {
    searchText: ({ year, title, lead, text, rules }, language) => ({
      title: title[language],
      words: title[language]
        ? [String(year), lead[language], plainText(text[language]), plainText(rules[language])]
        : [],
    }),
  },
  words: ({ year, title, lead, text }) => [
    ...[title.de, title.en, lead.de, lead.en, String(year), plainText(text.de), plainText(text.en)],
  ],
  refuse: refuseContest,
  afterSave: async (context, saved) => {
    await putVoting(context, saved)
    await keepResults(context, saved)
  },
  facts: factsOf,
  namesOf,
})
