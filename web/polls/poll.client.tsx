import { blankPoll, type PollFields, pollRecord } from '#contract/polls/poll.ts'
import { pollFieldNames, pollsBackstage as words } from '#messages/polls-backstage.ts'
import { client } from '#web/client.ts'
import { textsOf } from '#web/parts/texts-of.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { OptionFields } from './option-fields.tsx'
import { PollPanels } from './poll-panels.tsx'
import preview from './polls.preview.tsx'

const Texts = textsOf<PollFields>([
  { line: 'title', label: words.name },
  { teaser: 'teaser', label: words.teaser, hint: words.teaserHint },
  { long: 'content', label: words.content },
])

/** The editor of a poll: texts and options, with its period and rules beside them. */
export default function PollItemScreen() {
  return (
    <RecordScreen
      {...{ kind: 'polls', calls: client.polls.backstage, declared: pollRecord, blank: blankPoll }}
      {...{ names: pollFieldNames, Texts, Panels: PollPanels, preview }}
      texts={['title', 'teaser', 'content', 'options']}
      below={({ form, item }) => (
        <OptionFields
          value={form.values.options}
          onChange={make => form.update('options', make)}
          isFixed={item?.begun.question ?? false}
        />
      )}
    />
  )
}
