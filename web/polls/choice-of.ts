import type { ShownOption } from '#contract/polls/shown.ts'

/** Converts an answer of a poll to an option of a form field. */
export const choiceOf = ({ id, label, text }: ShownOption) => ({ value: id, label, hint: text || undefined })
