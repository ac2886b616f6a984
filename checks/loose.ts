// Nothing that silences the types, and no test that stands alone or is left out.
import { finish, sources } from './files.ts'

const loose: [what: string, pattern: RegExp][] = [
  ['an any', /(?::|\bas) any\b(?! \w)|<any>|: any\[\]/],
  ['an error told to be quiet', /@ts-(?:ignore|nocheck)/],
  ['a test that stands alone', /\.only\(/],
  ['a test that is left out', /\.skip\(/],
]

const files = sources('.ts', '.tsx', '.mjs')
const problems = files.flatMap(({ path, text }) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      loose
        .filter(([, pattern]) => pattern.test(line))
        .map(([what]) => `${path}:${index + 1} holds ${what}: ${line.trim()}`),
    ),
)
finish(problems, `${files.length} files, nothing silenced or left out`)
