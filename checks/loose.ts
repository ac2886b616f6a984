// Finds silenced type errors, tests that run alone or are skipped, and tests that read a page before it is
// rendered.
import { finish, sources } from './files.ts'

const loose: [what: string, pattern: RegExp][] = [
  ['a type given up', /(?::|\bas)\s+any\b(?! \w)|<\s*any\s*>/],
  ['an error told to be quiet', /@ts-(?:ignore|nocheck)/],
  ['a test that stands alone', /\.only\(/],
  ['a test that is left out', /\.skip\(/],
  // A change is rendered a moment after its step: "await expect.poll(() => field.inputValue())" waits for it.
  [
    'a page that is read once',
    /expect\(await .*\.(?:inputValue|isChecked|isVisible|isDisabled|innerText|textContent|getAttribute|count|all(?:InnerTexts|TextContents))\(\S*?\)\)/,
  ],
]

const files = sources('.ts', '.tsx', '.mjs')
const problems = files.flatMap(({ path, text }) =>
  text.split('\n').flatMap((line, at) => seenIn(path, line, at)),
)
finish(problems, `${files.length} files, nothing silenced or left out`)

function seenIn(path: string, line: string, at: number): string[] {
  return loose
    .filter(([, pattern]) => pattern.test(line))
    .map(([what]) => `${path}:${at + 1} holds ${what}: ${line.trim()}`)
}
