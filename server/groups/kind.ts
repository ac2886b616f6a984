import { sql } from 'kysely'
import { groupRecord } from '#contract/groups/group.ts'
import { type Bilingual, inLanguage } from '#contract/language.ts'
import { plainText } from '#contract/richtext.ts'
import { groupsBackstage as say } from '#messages/groups-backstage.ts'
import { namesOf } from '#server/people/people.ts'
import { equals } from '#server/platform/lists/lists.ts'
import { recordKind } from '#server/platform/records/records.ts'
import { completeGroup } from './complete.ts'
import { factsOf } from './facts.ts'
import { refuseGroup } from './guard.ts'

/** Groups as a kind of record. */
export const groupKind = recordKind({
  name: 'groups',
  table: 'groups',
  record: groupRecord,
  title: sql<Bilingual<string>>`name`,
  translated: {
    texts: ['name', 'subject', 'keyword', 'teaser', 'description', 'projects', 'contact', 'publications'],
  },
  addressed: { slugFrom: 'name' },
  published: {},
  filters: {
    leader: equals('leaderId'),
    is: which => (which === 'pi' ? sql<boolean>`is_pi_group` : sql<boolean>`is_associated_pi_group`),
  },
  columns: async () => [
    { heading: say.nameDe, cell: ({ name }) => name.de },
    { heading: say.nameEn, cell: ({ name }) => name.en },
    { heading: say.keyword, cell: ({ keyword }, reader) => inLanguage(keyword, reader).value },
    { heading: say.leader, cell: ({ leader }) => leader?.name ?? null },
    { heading: say.members, cell: ({ memberCount }) => memberCount },
    { heading: say.isPiGroup, cell: ({ isPiGroup }) => isPiGroup },
    { heading: say.isAssociatedPiGroup, cell: ({ isAssociatedPiGroup }) => isAssociatedPiGroup },
    { heading: say.priority, cell: ({ sortPriority }) => sortPriority },
    { heading: say.tags, cell: ({ tags }) => tags.join(', ') },
  ],
  searched: {
    searchText: ({ name, keyword, subject, teaser, description, projects, tags }, language) => ({
      title: name[language],
      words: name[language]
        ? [
            ...[keyword[language], subject[language], teaser[language], plainText(description[language])],
            ...projects.flatMap(({ title, text, funders }) => [title[language], text[language], ...funders]),
          ]
        : [],
      unseen: tags,
    }),
  },
  words: ({ name, keyword, subject, teaser, description, tags }) => [
    ...[name, keyword, subject, teaser].flatMap(({ de, en }) => [de, en]),
    ...[plainText(description.de), plainText(description.en), ...tags],
  ],
  complete: completeGroup,
  refuse: refuseGroup,
  facts: factsOf,
  namesOf,
})
