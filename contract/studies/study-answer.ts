import { z } from 'zod'

/** What the link in a letter opens by which a volunteer says that they have answered: it is counted, and not who it was. */
export const studyAnswer = z.object({
  title: z.string(),
  isCounted: z.boolean(),
})
export type StudyAnswer = z.infer<typeof studyAnswer>
