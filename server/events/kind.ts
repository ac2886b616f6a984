import { type EventListed, eventRecord } from '#contract/events/event.ts'
import { type Participation, participations } from '#contract/events/settings.ts'
import { inBoth } from '#contract/language.ts'
import { plainText } from '#contract/richtext.ts'
import { eventsBackstage as say } from '#messages/events-backstage.ts'
import { namesOf } from '#server/people/people.ts'
import { daysOf } from '#server/platform/lists/lists.ts'
import { recordKind } from '#server/platform/records/records.ts'
import { factsOf } from './facts.ts'
import { searchWordsOfEvent } from './found-by.ts'
import { refuseEvent } from './guard.ts'
import { refuseUnwritten } from './letters-ledger.ts'
import { eventPages, flagCondition, nearestOrder, statesCondition } from './queries.ts'
import { refuseOtherQuestion } from './question-changes.ts'
import { afterEventSaved, afterEventTrashed, refuseFewerSeats } from './registration-saves.ts'

const momentOf = (text: string | null) => (text === null ? null : new Date(text))
const seatsIn =
  (way: Participation, figure: 'taken' | 'capacity' | 'waiting') =>
  ({ seats }: EventListed) =>
    seats[way][figure]

export const eventKind = recordKind({
  name: 'events',
  table: 'events',
  record: eventRecord,
  translated: {
    texts: ['title', 'teaser', 'detailsContent', 'keySpeaker', 'venue', 'programme', 'registration'],
  },
  addressed: { slugFrom: 'title' },
  published: eventPages,
  sorts: { nearest: nearestOrder },
  filters: { when: statesCondition, is: flagCondition, ...daysOf('start', 'start') },
  columns: async () => [
    { heading: say.start, cell: ({ start }) => momentOf(start) },
    { heading: say.end, cell: ({ end }) => momentOf(end) },
    {
      heading: say.state,
      cell: ({ eventState, isCancelled }, reader) =>
        isCancelled ? say.isCancelled[reader] : eventState && say.states[reader][eventState],
    },
    {
      heading: say.registration,
      cell: ({ registrationState }, reader) =>
        registrationState && say.registrationStates[reader][registrationState],
    },
    ...participations.flatMap(way => [
      { heading: inBoth(of => `${say.registered[of]}, ${say[way][of]}`), cell: seatsIn(way, 'taken') },
      { heading: inBoth(of => `${say.seats[of]}, ${say[way][of]}`), cell: seatsIn(way, 'capacity') },
      { heading: inBoth(of => `${say.waiting[of]}, ${say[way][of]}`), cell: seatsIn(way, 'waiting') },
    ]),
  ],
  searched: {
    searchText: ({ title, teaser, detailsContent, keySpeaker, venue, ...event }, language) => ({
      title: title[language],
      words: title[language]
        ? [teaser[language], plainText(detailsContent[language]), keySpeaker.name, venue.name[language]]
        : [],
      ...searchWordsOfEvent(event, language),
    }),
  },
  words: ({ title, teaser, detailsContent, keySpeaker, venue }) => [
    ...[title, teaser, venue.name].flatMap(({ de, en }) => [de, en]),
    ...[plainText(detailsContent.de), plainText(detailsContent.en), keySpeaker.name, venue.address],
  ],
  refuse: async (context, fields, id, before) => {
    await refuseEvent(context, fields)
    await refuseOtherQuestion(context, fields, id, before)
    await refuseFewerSeats(context, fields, id, before)
  },
  afterSave: afterEventSaved,
  refuseMove: async ({ db }, { id, to }) => {
    if (to === 'gone') await refuseUnwritten(db, id)
  },
  afterMove: afterEventTrashed,
  facts: factsOf,
  namesOf,
})
