import type { ContestWork } from '#contract/contests/work.ts'
import { contestVotes as say } from '#messages/contest-votes.ts'
import { pollPages } from '#messages/poll-pages.ts'
import type { Fields } from '#web/forms/fields.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { VoterFields } from '#web/voting/voter-fields.tsx'
import styles from './ballot.module.css'
import page from './contests.module.css'
import type { BallotPoints } from './use-points.ts'

interface Props {
  works: readonly ContestWork[]
  points: BallotPoints
  fields: Fields
  /** Whether only invited jurors vote, once each. */
  isJury: boolean
}

/** The chosen works once more, above the voter's fields and the submit button. */
export function BallotReview({ works, points, fields, isJury }: Props) {
  const words = useSay()
  return (
    <section id="review" tabIndex={-1} className={page.review} aria-label={words(say.review)}>
      <h3>{words(say.review)}</h3>
      {points.isLive ? <Chosen works={works} points={points} /> : <p>{words(say.reviewTyped)}</p>}
      <Notice title={words(pollPages.secret)}>{words(isJury ? say.secretJury : say.secret)}</Notice>
      {isJury ? <VoterFields way="invited" fields={fields} /> : <AddressFields fields={fields} />}
      <Checkbox {...fields.tick('terms')} label={words(pollPages.terms)} />
    </section>
  )
}

/** The e-mail address, which ensures one vote per person, and the receipt for changing an earlier vote. */
function AddressFields({ fields }: Pick<Props, 'fields'>) {
  const words = useSay()
  return (
    <>
      <TextField {...fields.one('email')} type="email" hint={words(say.emailHint)} autoComplete="email" />
      <TextField
        {...fields.one('receipt', 'optional')}
        hint={words(say.changeHint)}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  )
}

function Chosen({ works, points }: Pick<Props, 'works' | 'points'>) {
  const words = useSay()
  const chosen = works.filter(({ id }) => points.of(id) > 0)
  if (chosen.length === 0) return <p>{words(say.nothingChosen)}</p>
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ id, title }) => (
        <li key={id}>
          <strong>{points.of(id)} ×</strong> {title}
        </li>
      ))}
    </ul>
  )
}
