import type { Source } from '#contract/articles/sources.ts'
import { onOneLine } from './marked.ts'
import { SourceFailure } from './source-failure.ts'
import type { AnswerReader } from './xml-elements.ts'

/** Read access to foreign JSON: a value that is missing or of another type reads as empty. */
export interface Json {
  at(...path: (string | number)[]): Json
  /** On one line; a number as its digits. */
  text(): string
  number(): number | null
  list(): Json[]
  exists(): boolean
}

export function jsonOf(value: unknown): Json {
  return {
    at: (...path) => jsonOf(path.reduce<unknown>(inside, value)),
    text: () => onOneLine(typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
    number: () => (Number.isFinite(Number(value ?? Number.NaN)) && value !== '' ? Number(value) : null),
    list: () => (Array.isArray(value) ? value.map(jsonOf) : []),
    exists: () => value !== undefined && value !== null,
  }
}

function inside(value: unknown, key: string | number): unknown {
  const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
  return isThere ? Reflect.get(value, key) : undefined
}

/** Reads an answer in JSON. */
export function jsonReader<Answer>(source: Source, answer: (json: Json) => Answer): AnswerReader<Answer> {
  const pieces: string[] = []
  return {
    write: piece => void pieces.push(piece),
    end: () => answer(jsonOf(parsed(source, pieces.join('')))),
  }
}

function parsed(source: Source, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceFailure(source, 'nonsense', 'is no JSON')
  }
}
