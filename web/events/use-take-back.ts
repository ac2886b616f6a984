import type { UnsentLetters, unsentActions } from '#contract/events/letters.ts'
import { stateStays } from '#messages/registrations.ts'
import { sentNow, takenBack } from '#messages/unsent-letters.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

type Action = (typeof unsentActions)[number]

const done = { sendNow: sentNow, takeBack: takenBack }

/** Sends waiting letters at once, or takes them back, and shows how many there were. */
export function useChangeLetters(eventId: number) {
  const say = useSay()
  const stale = useStale('events')
  return async (action: Action, { letter, occasion }: Pick<UnsentLetters, 'letter' | 'occasion'>) => {
    try {
      const { count } = await client.events.backstage.changeLetters({ id: eventId, letter, occasion, action })
      const stays = action === 'takeBack' && (letter === 'confirmed' || letter === 'cancelled')
      toast.done(say(done[action](count)) + (stays ? `. ${say(stateStays)}` : ''))
    } catch (error) {
      toast.failed(textOf(error))
    }
    await stale()
  }
}

export function useTakeBack(eventId: number) {
  const change = useChangeLetters(eventId)
  return (occasion: string) => change('takeBack', { letter: 'written', occasion })
}
