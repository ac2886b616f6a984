import { expect, test } from 'vitest'
import { limitTable } from '#contract/limits.ts'
import { openTestSite } from '#server/test-site.ts'
import { multipart } from './test-contests.ts'

const bytes = Buffer.from('no picture')
const nothing = '/artifact/nothing/contribution'

test.each([
  ['that lack what is asked for', '/artifact/sommer/contribution', {}],
  ['for a contest that is not there', nothing, { name: 'Ada', email: 'ada@example.org' }],
  ['behind a link that is none', `/artifact/submission/${'A'.repeat(43)}/file`, {}],
])(
  'files %s are rate limited for each visitor, and refused before they are read',
  async (_, path, fields) => {
    const { ask, dependencies } = await openTestSite()
    const send = (sent = bytes, ip = '198.51.100.1') =>
      ask({ method: 'PUT', path, ...multipart(fields, { name: 'a.jpg', bytes: sent }), remoteAddress: ip })
    const { times } = limitTable.sentFile
    for (let n = 0; n < times; n += 1) await send()
    let received = 0
    const { storage } = dependencies
    const receive = storage.receive.bind(storage)
    storage.receive = (...given) => {
      received += 1
      return receive(...given)
    }
    const stopped = await send()
    expect([stopped.statusCode, stopped.json().code, received]).toEqual([429, 'tooMany', 0])
    expect((await send(bytes, '198.51.100.2')).json().code).not.toBe('tooMany')
  },
)
