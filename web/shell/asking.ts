import { typedInDialog as words } from '#messages/typed-in-dialog.ts'
import { useSay } from '#web/language.ts'
import { useHasSessionEnded } from './session.ts'

/** What a dialog asks before it drops what was typed. */
export function useAsking() {
  const say = useSay()
  const { title, lead, stay, discard } = words
  const texts = { title: say(title), lead: say(lead), stay: say(stay), discard: say(discard) }
  // The dialog that asks for the password lies above this one: the key closes that one alone.
  return { texts, closeOnEscape: !useHasSessionEnded() }
}
