import { blankPoll, type Poll, type PollFields } from '#contract/polls/poll.ts'
import { pollFieldNames, pollsBackstage } from '#messages/polls-backstage.ts'
import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { OptionFields } from './option-fields.tsx'
import { PollSide } from './poll-side.tsx'
import { PollTexts } from './poll-texts.tsx'

/** One poll, to be changed or made: its texts, and the options below; beside them when and how it is voted. */
export default function PollItemScreen() {
  return (
    <RecordScreen<PollFields, Poll>
      {...{ kind: 'polls', calls: client.polls.backstage, blank: blankPoll }}
      {...{ words: pollsBackstage, names: pollFieldNames, Texts: PollTexts, Side: PollSide }}
      texts={['title', 'teaser', 'content', 'options']}
      below={({ form, item }) => (
        <OptionFields
          value={form.values.options}
          onChange={options => form.set('options', options)}
          isFixed={(item?.ballots ?? 0) > 0}
        />
      )}
    />
  )
}
