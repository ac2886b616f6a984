import { type LimitName, limitTable } from '#contract/limits.ts'
import type { Limits } from './limits.ts'

/** Leaves nothing of a limit, for whoever sends the requests of a test unless another key is named. */
export async function useUp(limits: Pick<Limits, 'take'>, name: LimitName, key = '127.0.0.1'): Promise<void> {
  for (let time = 0; time < limitTable[name].times; time += 1) await limits.take(name, key)
}
