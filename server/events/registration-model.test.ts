import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFailure } from '#contract/errors.ts'
import { seatHoldingSteps } from '#contract/events/registration.ts'
import { expireSeats } from './registration-jobs.ts'
import { openTestRegistrations, tokenIn } from './test-registrations.ts'

type Site = Awaited<ReturnType<typeof openTestRegistrations>>

const people = 6
const who = fc.integer({ min: 1, max: people })
const way = fc.constantFrom('inPresence', 'online')
const step = fc.oneof(
  fc.record({ kind: fc.constant('register' as const), who, way }),
  fc.record({
    kind: fc.constant('act' as const),
    who,
    action: fc.constantFrom('confirm', 'accept', 'switch', 'cancel', 'erase'),
  }),
  fc.record({ kind: fc.constant('seats' as const), capacity: fc.integer({ min: 0, max: 3 }), way }),
  fc.record({ kind: fc.constant('later' as const), hours: fc.constantFrom(1, 25, 49, -1) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

test('random steps never give a seat twice, nor leave one free while guests wait', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async steps => {
      const site = await openTestRegistrations()
      const seats = { isOffered: true, capacity: 2 }
      const event = await site.createEvent({}, { inPresence: seats, online: seats })
      let n = 0
      for (const one of steps) {
        n += 1
        await doStep(site, event.id, one, n)
        await expectRight(site, event.id)
      }
    }),
    { numRuns: Number(process.env.MODEL_RUNS ?? 12), endOnFailure: true },
  )
}, 120_000)

// A refused step changes nothing, which is correct as well.
async function doStep(site: Site, id: number, one: Step, n: number): Promise<void> {
  try {
    if (one.kind === 'register')
      await site.register(one.who, { participation: one.way, message: `${n}` }, { ip: `192.0.2.${n}` })
    else if (one.kind === 'act') await site.act(await tokenIn(site, one.who), one.action)
    else if (one.kind === 'seats') await setSeats(site, id, one)
    else {
      site.time.now = new Date(site.time.now.getTime() + one.hours * 3_600_000)
      await expireSeats(site.dependencies)
    }
  } catch (error) {
    // No letter with a usable token exists yet, or the step is refused.
    if (!isFailure(error) && !String(error).includes('no result')) throw error
  }
}

async function setSeats(site: Site, id: number, { way, capacity }: { way: string; capacity: number }) {
  const { version, registration } = (await site.manage('find')({ id })) as {
    version: number
    registration: object
  }
  const settings = { ...registration, [way]: { isOffered: true, capacity } }
  await site.manage('change')({ id, version, registration: settings, confirm: true })
}

async function expectRight(site: Site, id: number): Promise<void> {
  const { registration } = (await site.manage('find')({ id })) as {
    registration: Record<'inPresence' | 'online', { capacity: number }>
  }
  const rows = await site.rows()
  for (const way of ['inPresence', 'online'] as const) {
    const mine = rows.filter(({ participation }) => participation === way)
    const held = mine.filter(({ state }) => (seatHoldingSteps as readonly string[]).includes(state))
    const waiting = mine.filter(({ state }) => state === 'waiting')
    expect(held.length).toBeLessThanOrEqual(registration[way].capacity)
    if (waiting.length > 0) expect(held.length).toBe(registration[way].capacity)
    const active = [...held, ...waiting].map(({ emailKey }) => emailKey)
    expect(new Set(active).size).toBe(active.length)
  }
}
