import type { NewsletterListed } from '#contract/newsletter/newsletter.ts'
import { fetching } from '#messages/fetching.ts'
import {
  newsletterFieldNames,
  newslettersCount,
  newslettersBackstage as words,
} from '#messages/newsletters-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { RecordList } from '#web/records/record-list.tsx'
import { useShortMomentOf } from '#web/records/use-moment.ts'

const calls = client.newsletter.backstage

/** List of all issues, with the time and the result of the sending. */
export default function NewsletterList() {
  const say = useSay()
  const momentOf = useShortMomentOf()
  return (
    <RecordList<NewsletterListed>
      {...{ kind: 'newsletter', calls, names: newsletterFieldNames }}
      count={newslettersCount}
      failed={fetching.newsletter}
      words={words}
      columns={[
        {
          key: 'sentAt',
          label: words.sentAt,
          sort: 'sentAt',
          show: ({ sentAt, sendAfter }) => {
            if (sentAt) return <time>{momentOf(sentAt)}</time>
            return sendAfter ? `${say(words.orderedFor)} ${momentOf(sendAfter)}` : say(words.notSent)
          },
        },
        {
          key: 'recipientCount',
          label: words.recipientCount,
          show: row => row.sentAt && row.recipientCount,
        },
        { key: 'errors', label: words.errors, show: row => row.sentAt && row.errors },
      ]}
      filters={[]}
    />
  )
}
