import { type LimitName, limitTable } from '#contract/limits.ts'
import type { Limits } from './limits.ts'

/** Uses up a limit, by default for the address that a test's requests come from. */
export async function useUp(limits: Pick<Limits, 'take'>, name: LimitName, key = '127.0.0.1'): Promise<void> {
  for (let time = 0; time < limitTable[name].times; time += 1) await limits.take(name, key)
}
