import type { ReactNode } from 'react'
import type { ContestDetail } from '#contract/contests/contest.ts'
import { addressOf } from '#contract/pathnames.ts'
import { phaseWords, contests as say, windowWords } from '#messages/contests.ts'
import { momentIn } from '#messages/event-times.ts'
import { otherLang, useLanguage, useSay } from '#web/language.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { withLang } from '#web/ui/content/with-lang.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { DetailBox, DetailRow } from '#web/ui/details/detail-box.tsx'
import { DetailPart } from '#web/ui/details/detail-part.tsx'
import { slot } from '#web/ui/later/slot.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import styles from './contests.module.css'
import { PhaseBadge } from './phase-badge.tsx'

// Results, lazily loaded: the router's manifest, which every visitor loads, lists the static imports of each
// page.
const WinnersSlot = slot(() => import('./winners.tsx').then(({ Winners }) => Winners))
const ResultSlot = slot(() => import('./winners.tsx').then(({ ContestResult }) => ContestResult))

interface Props {
  contest: ContestDetail
  /** The form while works are accepted or voted on; none in the preview. */
  form: ReactNode
}

/** A contest in any phase, on its page and in the preview. */
export function ContestView({ contest, form }: Props) {
  const words = useSay()
  const language = useLanguage()
  const own = contest.language === language ? undefined : contest.language
  return (
    <article className={layout.beside}>
      <div className={styles.main}>
        {own && <Notice title={words(own === 'de' ? say.onlyGerman : say.onlyEnglish)} />}
        <div lang={own}>
          <PageTitle
            title={contest.title}
            lead={withLang(contest.lead, otherLang(contest, 'lead'))}
            meta={contest.year}
          />
        </div>
        <p className={styles.head}>
          <PhaseBadge phase={contest.phase} />
          <span>{words(phaseWords[contest.phase].lead)}</span>
        </p>
        {contest.mayVote && (
          <p className={styles.head}>
            <VoteLink contest={contest} />
          </p>
        )}
      </div>
      <aside className={classNames(layout.side, layout.first)}>
        <ContestFacts contest={contest} />
      </aside>
      <div className={styles.main}>
        {contest.phase === 'ended' && <WinnersSlot contest={contest} />}
        {contest.image && (
          <Picture
            picture={contest.image}
            sizes="(min-width: 62rem) 44rem, 100vw"
            priority
            caption={contest.image.caption ?? undefined}
            credit={contest.image.credit ?? undefined}
          />
        )}
        <div className={styles.main} lang={own}>
          {contest.text && (
            <div lang={otherLang(contest, 'text')}>
              <RichTextView document={contest.text} />
            </div>
          )}
          <DetailPart title={words(say.rules)} isThere={contest.rules !== null}>
            <div lang={otherLang(contest, 'rules')}>
              <RichTextView document={contest.rules} />
            </div>
          </DetailPart>
          <DetailPart title={words(say.prizes)} isThere={contest.prizes !== null}>
            <div lang={otherLang(contest, 'prizes')}>
              <RichTextView document={contest.prizes} />
            </div>
          </DetailPart>
        </div>
        {form}
        {!isPublicVote(contest) && <ResultSlot contest={contest} />}
      </div>
    </article>
  )
}

/** Whether the public can vote now; the works are then shown on the ballot. */
function isPublicVote({ mayVote, judging }: ContestDetail): boolean {
  return mayVote && judging === 'public'
}

function VoteLink({ contest }: { contest: ContestDetail }) {
  const words = useSay()
  const language = useLanguage()
  if (isPublicVote(contest)) return <ButtonLink href="#ballot">{words(say.toBallot)}</ButtonLink>
  const page = `${addressOf('artifactVoting', language)}?contest=${contest.slug}`
  return (
    <ButtonLink tone="quiet" href={page}>
      {words(say.toJury)}
    </ButtonLink>
  )
}

function ContestFacts({ contest }: { contest: ContestDetail }) {
  const words = useSay()
  const language = useLanguage()
  const { submissionStart, submissionEnd, votingStart, votingEnd } = contest
  const span = (start: string | null, end: string | null) =>
    words(windowWords(start ? momentIn(start) : null, end ? momentIn(end) : null))
  return (
    <DetailBox
      title={words(say.facts)}
      rows={
        <>
          <DetailRow label={words(say.submission)}>{span(submissionStart, submissionEnd)}</DetailRow>
          <DetailRow label={words(say.voting)}>{span(votingStart ?? submissionEnd, votingEnd)}</DetailRow>
          <DetailRow label={words(say.judging)}>{words(say.judgings)[contest.judging]}</DetailRow>
          <DetailRow label={words(say.perPerson)}>{contest.maxSubmissionsPerPerson}</DetailRow>
        </>
      }
    >
      <p>{contest.phase !== 'ended' && words(say.anonymous)}</p>
      <p>
        <Link href={addressOf('artifact', language)}>{words(say.all)}</Link>
      </p>
    </DetailBox>
  )
}
