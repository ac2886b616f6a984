import { useState } from 'react'
import type { ContestDetail } from '#contract/contests/contest.ts'
import { contestVotes as say } from '#messages/contest-votes.ts'
import { pollPages } from '#messages/poll-pages.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useSay } from '#web/language.ts'
import { FieldNotes } from '#web/ui/form/field-frame.tsx'
import { slot } from '#web/ui/later/slot.tsx'
import { ballotLabels } from '#web/voting/ballot-labels.ts'
import styles from './ballot.module.css'
import { BallotReview } from './ballot-review.tsx'
import { BallotWork } from './ballot-work.tsx'
import type { Look } from './big-view.tsx'
import page from './contests.module.css'
import type { SendBallot } from './send-ballot.ts'
import { type BallotPoints, useBallotPoints } from './use-points.ts'

const BigView = slot(() => import('./big-view.tsx').then(({ BigView: View }) => View))

interface Props {
  contest: ContestDetail
  /** Page that handles the ballot, if it is another one. */
  action?: string
}

/** The wall of works with their votes, or the outcome of a submitted ballot. */
export function BallotPanel({ contest, action }: Props) {
  const words = useSay()
  const isJury = contest.judging === 'jury'
  const [title, lead] = isJury ? [say.juryTitle, say.juryLead] : [say.title, say.lead]
  const outcomes = {
    counted: { title: say.counted, lead: say.countedLead },
    pending: { title: say.pending, lead: pollPages.pendingLead },
  }
  return (
    <section id="ballot" className={page.ballot} aria-label={words(title)} data-alive>
      <FormOrOutcome<SendBallot> outcomes={outcomes}>
        <h2>{words(title)}</h2>
        <p>{words(lead)}</p>
        {contest.works.length === 0 ? (
          <p>{words(say.noWorks)}</p>
        ) : (
          <Ballot contest={contest} action={action} />
        )}
      </FormOrOutcome>
    </section>
  )
}

/** The works keep the order in which this browser first received them. */
function Ballot({ contest, action }: { contest: ContestDetail; action: string | undefined }) {
  const [order] = useState(() => contest.works.map(({ id }) => id))
  const works = order.flatMap(id => contest.works.find(work => work.id === id) ?? [])
  const points = useBallotPoints(order)
  const isJury = contest.judging === 'jury'
  const [look, setLook] = useState<Look | null>(null)
  return (
    <>
      <VisitorsForm
        name="ballot"
        action={action}
        waits={isJury} // for the code in the fragment of the link
        labels={{ ...ballotLabels(contest), receipt: say.change }}
        send={pollPages.send}
        sending={pollPages.sending}
      >
        {fields => (
          <>
            <input type="hidden" name="ballot" value={contest.slug} />
            <div id={fields.one('votes').id} tabIndex={-1}>
              <FieldNotes {...fields.one('votes')} />
            </div>
            <PointsLeft points={points} />
            <ul className={page.ballotWall}>
              {works.map((work, n) => (
                <BallotWork
                  key={work.id}
                  {...{ work, points, fields }}
                  onLook={() => setLook({ at: n, isOpen: true })}
                />
              ))}
            </ul>
            <BallotReview {...{ works, points, fields }} isJury={isJury} />
          </>
        )}
      </VisitorsForm>
      {look && <BigView {...{ works, points, look }} onLook={setLook} />}
    </>
  )
}

/**
 * Stays visible while the visitor scrolls through the wall, and is announced when it changes. Its space is
 * reserved before hydration.
 */
function PointsLeft({ points: { isLive, left, all } }: { points: BallotPoints }) {
  const words = useSay()
  return (
    <div className={styles.bar} data-live={isLive}>
      <p role="status">
        {words(say.left)(left, all)}
        {left === 0 && <span> · {words(say.noneLeft)}</span>}
      </p>
      <a href="#review">{words(say.review)}</a>
    </div>
  )
}
