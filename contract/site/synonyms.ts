import { z } from 'zod'
import { id, key } from '../fields.ts'

const wordLength = 60 // a few words, such as “magnetic resonance imaging”
const mostWords = 12
const message = 'validSynonyms'

/** Words with the same meaning, in either language; each contains a letter or a digit. */
export const synonymWords = z
  .array(
    key(wordLength, message)
      .min(1, { error: message })
      .refine(text => /[\p{L}\p{N}]/u.test(text), { error: message }),
  )
  .min(2, { error: message })
  .max(mostWords, { error: message })
  .refine(words => new Set(words.map(word => word.toLowerCase())).size === words.length, { error: message })

export const synonyms = z.object({ id, words: z.array(z.string()) })
export type Synonyms = z.infer<typeof synonyms>
