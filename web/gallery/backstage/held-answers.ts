import { Failure, fail } from '#contract/errors.ts'

/** How saves are answered; `newer`: somebody else saved the record just before. */
export const answers = ['kept', 'lost', 'failed', 'newer'] as const
export type Answer = (typeof answers)[number]

/** What decides how saves end and when: chosen by hand. */
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
    /** Throws what the save is to fail with. */
    passes: async () => {
      await held?.promise
      if (answer === 'lost') throw new Failure('unavailable', {}, 0)
      if (answer === 'failed') throw fail('unexpected', { message: 'Ooops, something went wrong' })
    },
    /** Whether somebody else saves first; they do it once. */
    isOvertaken: () => {
      const isSo = answer === 'newer'
      if (isSo) answer = 'kept'
      return isSo
    },
  }
}
