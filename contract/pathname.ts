import type { Bilingual } from './language.ts'
import type { May } from './permissions.ts'

/** A page: its path in both languages, and its special properties. */
export interface Pathname {
  path: Bilingual<string>
  /** Query parameters of the page; all others are dropped before rendering. */
  query?: readonly string[]
  /**
   * Those query parameters that take any text: a request with one is never cached, because there would be
   * endless variants.
   */
  freeQuery?: readonly string[]
  /** Never stored in the response cache: responses to forms, tokens, logins. */
  cache?: 'never'
  /** The address contains a token: it sends no referrer, and views are counted by its pattern only. */
  hasToken?: true
  /** False if the page is not among the ten views kept alive when the reader goes on. */
  isKeptAlive?: false
  /** The page accepts a form sent without JavaScript. */
  hasForm?: true
  /** Its form includes a file, as multipart form data; `also`: one of its forms does, others do not. */
  takesFile?: true | 'also'
  /** Mail programs press its button with one POST, as multipart form data or not (RFC 8058). */
  isOneClick?: true
  /** Backstage pages: who may open them. */
  may?: May
}

/** A path whose words are the same in both languages. */
export const samePath = (path: string): Bilingual<string> => ({ de: path, en: path })
