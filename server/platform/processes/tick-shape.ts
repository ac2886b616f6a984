import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one of the objects that Node makes for each `process.nextTick`. Where none is left at three collections of
 * garbage in a row, V8 forgets their hidden class, and from then on makes each of them slowly for as long as the
 * process lives: a sixth of all that a kept answer costs. Settles with that object.
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
