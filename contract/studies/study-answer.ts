import { z } from 'zod'

/** Answer page behind the link in a letter: counts that a volunteer has answered, not who it was. */
export const studyAnswer = z.object({
  title: z.string(),
  isCounted: z.boolean(),
})
export type StudyAnswer = z.infer<typeof studyAnswer>
