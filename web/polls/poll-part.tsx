import { addressOf } from '#contract/pathnames.ts'
import type { PollDetail } from '#contract/polls/shown.ts'
import { otherLang, useLanguage } from '#web/language.ts'
import { Link } from '#web/ui/control/link.tsx'
import { BallotForm } from './ballot.form.tsx'
import { PollTimes } from './poll-times.tsx'
import styles from './polls.module.css'
import { Results } from './results.tsx'

/**
 * A poll embedded in another page: its ballot while it is open, and its result once it is published. The form
 * posts to the poll's own page, with and without JavaScript.
 */
export function PollPart({ poll }: { poll: PollDetail }) {
  const language = useLanguage()
  const page = addressOf('poll', language, { slug: poll.slugs[language] })
  return (
    <div className={styles.main}>
      <div lang={poll.language === language ? undefined : poll.language}>
        <h3>
          <Link href={page}>{poll.title}</Link>
        </h3>
        {poll.teaser && <p lang={otherLang(poll, 'teaser')}>{poll.teaser}</p>}
        <PollTimes poll={poll} />
      </div>
      {poll.state === 'open' && <BallotForm poll={poll} action={page} />}
      {poll.results && <Results poll={poll} results={poll.results} heading="h4" />}
    </div>
  )
}
