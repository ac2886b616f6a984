import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hour } from '#contract/durations.ts'
import { createServerClock } from './server-clock.ts'
import { waitForMoment } from './wait-for.ts'

// A simulated browser: clock, timers, and a page that can be visible or hidden.
class Page extends EventTarget {
  hidden = false
}
let page: Page
let around: EventTarget
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-12T12:00:00Z') })
  page = new Page()
  vi.stubGlobal('document', page)
  around = new EventTarget()
  vi.stubGlobal('addEventListener', around.addEventListener.bind(around))
  vi.stubGlobal('removeEventListener', around.removeEventListener.bind(around))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const noon = Date.parse('2027-03-12T12:00:00Z')

function prepare(moment: number, { ahead = 0, spread = 0 } = {}) {
  const asked = vi.fn(async () => Date.now() + ahead)
  const turned: number[] = []
  const end = waitForMoment({
    moment,
    clock: createServerClock(asked),
    spread,
    turn: async () => void turned.push(Date.now()),
  })
  return { turned, asked, end }
}

test('a moment in sixty days comes, though no timer of a browser is that long', async () => {
  const moment = noon + 60 * 24 * hour
  const { turned, end } = prepare(moment)
  await vi.advanceTimersByTimeAsync(60 * 24 * hour)
  expect(turned).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(turned).toEqual([moment + 700])
  end()
})

test('the server decides, not the clock of the device', async () => {
  const { turned, asked, end } = prepare(noon + 10_000, { ahead: 8000 })
  await vi.advanceTimersByTimeAsync(2600)
  expect(turned).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(turned).toHaveLength(1)
  expect(asked).toHaveBeenCalledOnce()
  end()
})

test('after the clock of the device was set, the server is asked again', async () => {
  const moment = noon + hour
  const asked = vi.fn(async () => noon + performance.now() - began)
  const began = performance.now()
  const turn = vi.fn(async () => undefined)
  const end = waitForMoment({ moment, clock: createServerClock(asked), spread: 0, turn })
  await vi.advanceTimersByTimeAsync(60_000)
  vi.setSystemTime(noon + 24 * hour)
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(turn).not.toHaveBeenCalled()
  expect(asked).toHaveBeenCalledTimes(2)
  end()
})

test('the requests of several readers of one page are spread', async () => {
  const all = Array.from({ length: 5 }, (_, at) => prepare(noon + hour, { spread: at * 1000 }))
  await vi.advanceTimersByTimeAsync(hour + 6000)
  expect(all.map(({ turned }) => (turned[0] ?? 0) - noon - hour)).toEqual([700, 1700, 2700, 3700, 4700])
  for (const { end } of all) end()
})

test('a hidden page asks nothing, and turns at once when it is seen again', async () => {
  const { turned, end } = prepare(noon + hour)
  page.hidden = true
  await vi.advanceTimersByTimeAsync(3 * hour)
  expect(turned).toEqual([])
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(turned).toEqual([noon + 3 * hour])
  end()
})

test('while the answer stays the same it is requested again at growing intervals', async () => {
  const { turned, end } = prepare(noon)
  await vi.advanceTimersByTimeAsync(70_000)
  expect(turned.map(at => Math.round((at - noon - 700) / 1000))).toEqual([0, 2, 6, 14, 30, 62])
  end()
})

test('after a network failure the server is asked again once the device is online', async () => {
  const asked = vi.fn(async (): Promise<number> => {
    throw new Error('no network')
  })
  const turn = vi.fn(async () => undefined)
  const end = waitForMoment({ moment: noon, clock: createServerClock(asked), spread: 0, turn })
  await vi.advanceTimersByTimeAsync(1000)
  asked.mockImplementation(async () => Date.now())
  around.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(turn).toHaveBeenCalled()
  end()
})

test('an ended wait requests nothing more', async () => {
  const { turned, end } = prepare(noon + hour)
  await vi.advanceTimersByTimeAsync(1000)
  end()
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(turned).toEqual([])
})
