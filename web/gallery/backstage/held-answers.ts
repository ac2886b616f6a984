import { Failure, fail } from '#contract/errors.ts'

/** Responses to a save; `newer`: another user has saved the record just before. */
export const answers = ['kept', 'lost', 'failed', 'newer'] as const
export type Answer = (typeof answers)[number]

/** Determines how and when saves are answered; set by hand. */
export function heldAnswers() {
  let answer: Answer = 'kept'
  let held: PromiseWithResolvers<void> | null = null
  return {
    answerBy: (next: Answer) => {
      answer = next
    },
    /** No save is answered until `letGo`. */
    hold: () => {
      held = Promise.withResolvers()
    },
    letGo: () => {
      held?.resolve()
      held = null
    },
    /** Waits while responses are held back, then throws the error chosen for the save. */
    passes: async () => {
      await held?.promise
      if (answer === 'lost') throw new Failure('unavailable', {}, 0)
      if (answer === 'failed') throw fail('unexpected', { message: 'Ooops, something went wrong' })
    },
    /** Whether another user saves first; true once per choice. */
    isOvertaken: () => {
      const isSo = answer === 'newer'
      if (isSo) answer = 'kept'
      return isSo
    },
  }
}
