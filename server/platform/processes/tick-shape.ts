import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one of the objects that Node creates for each `process.nextTick`, and resolves to it. If V8 collects
 * garbage three times in a row without finding such an object, it discards their hidden class. From then on
 * creating each of them is slow until the process ends, and a response from the cache takes a sixth longer.
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
