import type { ReactNode } from 'react'
import type { PollDetail } from '#contract/polls/shown.ts'
import {
  methodSentences,
  pastWaySentences,
  resultSentences,
  pollPages as say,
  waySentences,
} from '#messages/poll-pages.ts'
import { otherLang, useLanguage, useSay } from '#web/language.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { withLang } from '#web/ui/content/with-lang.tsx'
import { DetailBox } from '#web/ui/details/detail-box.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { OptionMediaSlot } from './option-media-slot.tsx'
import { PollTimes } from './poll-times.tsx'
import styles from './polls.module.css'
import { ResultsSlot } from './results-slot.tsx'

/** The content of a poll's page; the preview shows it without the form. */
export function PollView({ poll, children }: { poll: PollDetail; children?: ReactNode }) {
  const words = useSay()
  const language = useLanguage()
  const own = poll.language === language ? undefined : poll.language
  const { state, results, rules, annulled } = poll
  return (
    <article className={layout.beside}>
      <div className={styles.main} lang={own}>
        {own && <Notice title={words(own === 'de' ? say.onlyGerman : say.onlyEnglish)} />}
        <PageTitle
          title={poll.title}
          lead={withLang(poll.teaser, otherLang(poll, 'teaser'))}
          meta={<PollTimes poll={poll} />}
        />
      </div>
      <aside className={classNames(layout.side, layout.first)}>
        <Rules rules={rules} state={state} />
      </aside>
      <div className={styles.main} lang={own}>
        {annulled && (
          <Notice tone="warn" title={words(say.annulled)}>
            {annulled.reason}
          </Notice>
        )}
        {poll.content && (
          <div lang={otherLang(poll, 'content')}>
            <RichTextView document={poll.content} />
          </div>
        )}
        {children}
        {state === 'closed' && <OptionMediaSlot options={poll.options} />}
        {results && <ResultsSlot poll={poll} results={results} />}
        {state === 'closed' && !results && !annulled && <Notice title={words(resultSentences.never)} />}
      </div>
    </article>
  )
}

/**
 * Who may vote, and how. While the poll is open, the ballot itself states what is stored and how many answers
 * are permitted.
 */
function Rules({ rules, state }: Pick<PollDetail, 'rules' | 'state'>) {
  const words = useSay()
  const { way, method, isNamed, mostVotes, mostPerOption, domains, results } = rules
  const who = state === 'closed' ? pastWaySentences : waySentences
  return (
    <DetailBox title={words(state === 'open' ? say.rules : isNamed ? say.named : say.secret)} rows={null}>
      <p>
        {words(who[way])} {way === 'domains' && domains.join(', ')}
      </p>
      {state === 'notStarted' && <p>{words(methodSentences[method])(mostVotes, mostPerOption)}</p>}
      {state !== 'closed' && <p>{words(resultSentences[results])}</p>}
      {state !== 'open' && <p>{words(isNamed ? say.namedLead : say.secretLead)}</p>}
    </DetailBox>
  )
}
