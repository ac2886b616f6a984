import type { Language } from '#contract/language.ts'
import { pollRecord } from '#contract/polls/poll.ts'
import { plainText } from '#contract/richtext.ts'
import { pollsBackstage as say } from '#messages/polls-backstage.ts'
import { stateWords } from '#messages/search-words.ts'
import { namesOf } from '#server/people/people.ts'
import { recordKind } from '#server/platform/records/records.ts'
import { factsOf } from './facts.ts'
import { putVoting, refusePoll } from './guard.ts'

/** Polls as a kind of record; ballots are not records. */
export const pollKind = recordKind({
  name: 'polls',
  table: 'polls',
  record: pollRecord,
  translated: { texts: ['title', 'teaser', 'content', 'options'] },
  addressed: { slugFrom: 'title', beforeDigits: { de: 'umfrage', en: 'poll' } },
  published: {},
  columns: async () => [
    { heading: say.titleDe, cell: ({ title }) => title.de },
    { heading: say.titleEn, cell: ({ title }) => title.en },
    { heading: say.opensAt, cell: ({ opensAt }) => (opensAt ? new Date(opensAt) : null) },
    { heading: say.closesAt, cell: ({ closesAt }) => (closesAt ? new Date(closesAt) : null) },
    { heading: say.ballots, cell: ({ ballots }) => ballots },
  ],
  searched: {
    searchText: ({ title, teaser, content, options, closesAt }, language) => ({
      title: title[language],
      words: title[language]
        ? [teaser[language], plainText(content[language]), ...options.map(({ label }) => label[language])]
        : [],
      ...whileOpen(closesAt, language),
    }),
  },
  words: ({ title, teaser }) => [title.de, title.en, teaser.de, teaser.en],
  refuse: refusePoll,
  afterSave: putVoting,
  facts: factsOf,
  namesOf,
})

// A poll without an end is always found by the word for open.
function whileOpen(closesAt: string | null, language: Language) {
  const unseen = [stateWords.open[language]]
  return closesAt ? { ending: [{ words: [], unseen, until: new Date(closesAt) }] } : { unseen }
}
