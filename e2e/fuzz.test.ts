import { expect, test } from 'vitest'
import { stateOf } from '../bench/fuzz/effects.ts'
import { fuzz } from '../bench/fuzz/run.ts'
import { asCurl } from '../bench/fuzz/send.ts'
import { openWorld } from '../bench/fuzz/world.ts'
import { password, startSite } from './site.ts'

// The same requests in every run; `npm run fuzz -- 20000` sends others, and more.
const seed = 20_270_312
const requests = 200

test('no request of two hundred hostile ones gets a 500, another shape than described, or leaves a trace', async () => {
  const site = await startSite()
  try {
    const { failures, byStatus, saves } = await fuzz({ url: site.url, password, requests, seed })
    expect(failures.map(({ wrong, asked }) => [...wrong, asCurl(site.url, asked)])).toEqual([])
    expect([...byStatus.keys()].filter(status => status >= 500)).toEqual([])
    // A site that refuses everything would pass, too.
    expect(saves).toBeGreaterThan(0)
    for (const status of [200, 401, 404, 422])
      expect([status, byStatus.get(status) ?? 0]).not.toEqual([status, 0])
    // As in a run that is longer than a session: an expired session is renewed.
    const world = await openWorld(site.url, password)
    const state = await stateOf(world)
    world.tokens.hanna = world.tokens.forged ?? ''
    expect(await stateOf(world)).toBe(state)
  } finally {
    await site.stop()
  }
})
