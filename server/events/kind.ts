import { eventRecord } from '#contract/events/event.ts'
import { plainText } from '#contract/richtext.ts'
import { namesOf } from '#server/people/people.ts'
import { daysOf } from '#server/platform/lists/lists.ts'
import { recordKind } from '#server/platform/records/records.ts'
import { factsOf } from './facts.ts'
import { refuseEvent } from './guard.ts'
import { flagged, inStates } from './queries.ts'
import { afterEventSaved, afterEventTrashed, refuseFewerSeats } from './registration-saves.ts'

/** Events as a kind of record. */
export const eventKind = recordKind({
  name: 'events',
  table: 'events',
  record: eventRecord,
  translated: {
    texts: ['title', 'teaser', 'detailsContent', 'keySpeaker', 'venue', 'programme', 'registration'],
    needs: ['title', 'teaser'],
  },
  addressed: { slugFrom: 'title' },
  published: {},
  filters: { when: inStates, is: flagged, ...daysOf('start', 'start') },
  searched: {
    searchText: ({ title, teaser, detailsContent, keySpeaker, venue }, language) => ({
      title: title[language],
      words: title[language]
        ? [teaser[language], plainText(detailsContent[language]), keySpeaker.name, venue.name[language]]
        : [],
    }),
  },
  words: ({ title, teaser, detailsContent, keySpeaker, venue }) => [
    ...[title, teaser, venue.name].flatMap(({ de, en }) => [de, en]),
    ...[plainText(detailsContent.de), plainText(detailsContent.en), keySpeaker.name, venue.address],
  ],
  refuse: async (context, fields, id, before) => {
    await refuseEvent(context, fields)
    await refuseFewerSeats(context, fields, id, before)
  },
  afterSave: afterEventSaved,
  afterMove: afterEventTrashed,
  facts: factsOf,
  namesOf,
})
