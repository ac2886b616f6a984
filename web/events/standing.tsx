import type { OwnRegistration } from '#contract/events/registration.ts'
import { heldSentence, positionSentence, ownPage as say } from '#messages/own-registration.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'

type Props = { own: OwnRegistration }

const tones = {
  pending: 'warn',
  waiting: 'info',
  offered: 'warn',
  confirmed: 'ok',
  cancelled: 'info',
  lapsed: 'info',
} as const

/** Status of a guest's own registration. */
export function Standing({ own }: Props) {
  const words = useSay()
  if (own.event.isCancelled) return <Notice tone="warn" title={words(say.eventOff)} />
  return (
    <Notice tone={tones[own.state]} title={words(say.states[own.state])}>
      <StandingLead own={own} />
    </Notice>
  )
}

/** Explanation below the name of the state. */
export function StandingLead({ own: { state, registration, event } }: Props) {
  const words = useSay()
  return (
    <>
      {registration.heldUntil && words(heldSentence(registration.heldUntil))}
      {registration.position !== null && `${words(positionSentence(registration.position))} `}
      {state === 'waiting' && words(say.waitingLead)}
      {state === 'confirmed' && event.state !== 'past' && words(say.confirmedLead)}
      {(state === 'cancelled' || state === 'lapsed') && words(say.overLead)}
    </>
  )
}
