import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure, isFailure } from '#contract/errors.ts'
import type { FileDetail } from '#contract/files/file.ts'
import type { Bilingual } from '#contract/language.ts'
import { client } from '#web/client.ts'
import { lackingIn } from './lacking-in.ts'

export const ways = ['describe', 'decorative', 'reason'] as const
export type Way = (typeof ways)[number]

/** The answer for a picture: its description, that it is decorative, or the reason for no description. */
export interface Answer {
  way: Way
  alt: Bilingual<string>
  reason: string
}

/** The pictures without a description, the answer for each, and a function that saves all answers. */
export function useDescriptions(pictures: readonly number[]) {
  const queries = useQueryClient()
  const files = useQueries({
    queries: pictures.map(id => ({
      queryKey: ['files', 'one', id],
      queryFn: () => client.files.find({ id }),
      staleTime: 0,
    })),
  }).flatMap(({ data }) => data ?? [])
  const [given, setGiven] = useState<ReadonlyMap<number, Partial<Answer>>>(new Map())
  const answerOf = (file: FileDetail): Answer => ({
    way: 'describe',
    alt: file.alt ?? { de: '', en: '' },
    reason: '',
    ...given.get(file.id),
  })
  /** Throws if the server refuses; field errors have the names of that picture's fields. */
  const keep = async () => {
    for (const file of files)
      await client.files.describe({ id: file.id, ...descriptionOf(answerOf(file)) }).catch(error => {
        throw ofFile(file.id, error)
      })
    await queries.invalidateQueries({ queryKey: ['files'] })
  }
  return {
    files,
    answerOf,
    answer: (id: number, change: Partial<Answer>) =>
      setGiven(now => new Map(now).set(id, { ...now.get(id), ...change })),
    isComplete:
      files.length === pictures.length && files.every(file => lackingIn(answerOf(file), file).length === 0),
    keep,
  }
}

/** Name of a field of one picture among several. */
export const fieldOf = (id: number, field: string) => `${id}.${field}`

function ofFile(id: number, error: unknown): unknown {
  if (!isFailure(error)) return error
  const errors = (error.details.errors ?? []).map(one => ({ ...one, field: fieldOf(id, one.field) }))
  return new Failure(error.code, { ...error.details, errors }, error.status)
}

function descriptionOf({ way, alt, reason }: Answer) {
  if (way === 'decorative') return { isDecorative: true }
  return way === 'reason' ? { undescribedReason: reason } : { alt }
}
