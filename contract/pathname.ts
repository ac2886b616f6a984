import type { Bilingual } from './language.ts'
import type { May } from './permissions.ts'

/** One page: its path in both languages, and what is special about it. */
export interface Pathname {
  path: Bilingual<string>
  /** Query parameters that belong to the page; all others are dropped before rendering. */
  query?: readonly string[]
  /** Those of them that take any words: with one the page is never kept, there would be endlessly many. */
  freeQuery?: readonly string[]
  /** Never kept by the response cache: forms' answers, tokens, logins. */
  cache?: 'never'
  /** Addresses with a token send no referrer and are counted by their pattern only. */
  hasToken?: true
  /** Left when the reader goes on: not among the ten views kept alive. */
  isKeptAlive?: false
  /** Takes a form sent without JavaScript. */
  hasForm?: true
  /** Its form comes with a file, as multipart form data; `also`: one of its forms does, others come without. */
  takesFile?: true | 'also'
  /** Mail programs press its button with one POST, as multipart form data or not (RFC 8058). */
  isOneClick?: true
  /** Backstage pages: who may open them. */
  may?: May
}

/** A path whose words are the same in both languages. */
export const samePath = (path: string): Bilingual<string> => ({ de: path, en: path })
