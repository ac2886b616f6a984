import { isFailure } from '#contract/errors.ts'

/** Ids of the rows that a bulk action changed, and of those refused, with the code. */
export interface Outcome {
  done: number[]
  failed: { id: number; code: string }[]
}

/** The `run` of a bulk action whose call takes one row: a row that is refused does not stop the others. */
export function oneByOne(call: (id: number) => Promise<unknown>): (ids: number[]) => Promise<Outcome> {
  return async ids => {
    const outcome: Outcome = { done: [], failed: [] }
    for (const id of ids) {
      try {
        await call(id)
        outcome.done.push(id)
      } catch (error) {
        if (!isFailure(error)) throw error
        outcome.failed.push({ id, code: error.code })
      }
    }
    return outcome
  }
}
