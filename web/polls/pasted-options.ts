import type { Language } from '#contract/language.ts'
import { mostOptions, type PollOption } from '#contract/polls/poll.ts'

const noText = { de: '', en: '' }

/** Returns an empty option with an unused id, because ballots refer to options by id. */
export function newOption(options: readonly PollOption[]): PollOption {
  const numbers = options.map(({ id }) => Number(id.replace(/\D/g, '')))
  return { id: `o${Math.max(0, ...numbers) + 1}`, label: noText, text: noText, imageId: null, audioId: null }
}

/**
 * Splits pasted text into lines; null if it is a single line, or if there would be more options than
 * `mostOptions`.
 */
export function linesIn(pasted: string, options: readonly PollOption[]): string[] | null {
  const lines = pasted.split(/\r\n|\r|\n/).flatMap(line => line.trim() || [])
  return lines.length > 1 && options.length + lines.length <= mostOptions ? lines : null
}

/**
 * Sets the lines as labels of successive options, from the given one on: of the next option if it has no
 * label in this language, else of a new one.
 */
export function withLines(
  options: readonly PollOption[],
  id: string,
  language: Language,
  [first = '', ...others]: readonly string[],
): PollOption[] {
  const named = (option: PollOption, line: string) => ({
    ...option,
    label: { ...option.label, [language]: line },
  })
  const start = options.findIndex(option => option.id === id)
  if (start < 0) return [...options]
  const all = options.map(option => (option.id === id ? named(option, first) : option))
  for (const [n, line] of others.entries()) {
    const place = start + 1 + n
    const next = all[place]
    if (next && next.label[language] === '') all[place] = named(next, line)
    else all.splice(place, 0, named(newOption(all), line))
  }
  return all
}
