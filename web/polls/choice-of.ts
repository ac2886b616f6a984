import type { ShownOption } from '#contract/polls/shown.ts'

/** An answer of a poll as a choice of a form. */
export const choiceOf = ({ id, label, text }: ShownOption) => ({ value: id, label, hint: text || undefined })
