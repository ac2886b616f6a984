import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export interface Source {
  path: string
  text: string
  lines: number
}

/** All source files that git knows or would add, with their text. */
export function sources(...endings: string[]): Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter(path => endings.some(ending => path.endsWith(ending)) && existsSync(path))
    .map(path => {
      const text = readFileSync(path, 'utf8')
      return { path, text, lines: text.split('\n').length - 1 }
    })
}

/** Prints the problems and exits with 1, or prints the summary and exits with 0 if there are none. */
export function finish(problems: string[], summary: string): never {
  console.log(problems.length === 0 ? summary : problems.join('\n'))
  process.exit(problems.length === 0 ? 0 : 1)
}

export const isTest = (path: string) => /\.test\.tsx?$|(^|\/)test-[^/]*\.ts$/.test(path)
