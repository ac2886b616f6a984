import { sql } from 'kysely'
import { type Bilingual, inBoth } from '#contract/language.ts'
import { plainName } from '#contract/people/names.ts'
import { personRecord } from '#contract/people/person.ts'
import { plainText } from '#contract/richtext.ts'
import { byText, equals } from '#server/platform/lists/lists.ts'
import { recordKind } from '#server/platform/records/records.ts'
import { afterMove, afterSave } from './after-save.ts'
import { completePerson } from './complete.ts'
import { isEnding } from './ending.ts'
import { factsOf, idleCondition, lockedOutCondition } from './facts.ts'
import { refuseMove, refusePerson } from './guard.ts'
import { fileColumns } from './list-columns.ts'
import { namesOf } from './names.ts'

const name = sql`concat_ws(' ', first_name, nullif(middle_name, ''), last_name)`

/** People as a kind of record, which holds both the account and the public profile. */
export const personKind = recordKind({
  name: 'people',
  table: 'users',
  record: personRecord,
  title: sql<Bilingual<string>>`jsonb_build_object('de', ${name}, 'en', ${name})`,
  translated: { texts: ['interests', 'aboutMe', 'cv', 'publications'] },
  addressed: { slugFrom: person => inBoth(() => plainName(person)) },
  // A portrait is public only with the person's consent.
  published: {
    namedPictures: ['imageId'],
    withholds: sql<boolean>`field = 'imageId' and not has_image_consent`,
  },
  ownsFilesIn: ['imageId'],
  searched: {
    searchText: ({ interests, aboutMe, cv, ...person }, language) => ({
      title: plainName(person),
      words: [interests[language], plainText(aboutMe[language]), cv[language]],
    }),
  },
  words: ({ username, email, interests, ...person }) => [
    plainName(person),
    username,
    email,
    interests.de,
    interests.en,
  ],
  filters: {
    role: equals('roleId'),
    status: equals('statusId'),
    group: equals('groupId'),
    locked: (_: '1', now) => lockedOutCondition(now),
    idle: (_: '1', now) => idleCondition(now),
    ending: (_: '1', now) => isEnding(now),
  },
  sorts: { lastName: () => sql`lower(concat_ws(' ', last_name, first_name))`, username: byText('username') },
  columns: fileColumns,
  complete: completePerson,
  refuse: refusePerson,
  refuseMove,
  afterSave,
  afterMove,
  facts: factsOf,
  namesOf,
})
