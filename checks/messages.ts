// Both languages say something, with real umlauts. That both exist is a matter of types.
import { finish, sources } from './files.ts'

const substitutes =
  /\b(fuer|koennen|muessen|ueber|waehlen|zurueck|moeglich|gueltig|geloescht|aendern|pruefen)\b/i
const problems = sources('.ts')
  .filter(({ path }) => path.startsWith('messages/'))
  .flatMap(({ path, text }) => [
    ...[...text.matchAll(/\b(de|en): (''|"")/g)].map(([found]) => `${path}: ${found}`),
    ...[...text.matchAll(/\bde: '([^']*)'/g)].flatMap(([, german = '']) =>
      substitutes.test(german) ? [`${path}: ${german}`] : [],
    ),
  ])
finish(problems, 'every sentence stands in both languages')
