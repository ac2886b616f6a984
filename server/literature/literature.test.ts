import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openLiterature } from './literature.ts'
import { failureOf, openSource, refuse, testWaiting } from './test-source.ts'

test('each service is asked at the address of its setting, and told whom to write to', async () => {
  const { base, asked } = await openSource((_, response) => refuse(response, 400))
  const settings = {
    ...{ PUBMED_URL: `${base}/pubmed`, CROSSREF_URL: `${base}/crossref`, DATACITE_URL: `${base}/datacite` },
    ...{ PUBMED_API_KEY: 'key-of-ncbi', MAIL_TO: 'office@example.org' },
  }
  const { pubmed, doi } = openLiterature(readConfig(settings), testWaiting())
  await failureOf(pubmed.post(['1']))
  await failureOf(doi.findByDoi('10.1002/mrm.28000'))
  expect(asked.map(({ url }) => url.split('?')[0])).toEqual([
    '/pubmed/epost.fcgi',
    '/crossref/works/10.1002%2Fmrm.28000',
    '/datacite/dois/10.1002%2Fmrm.28000',
  ])
  for (const { headers } of asked) expect(headers['user-agent']).toBe('larmor (mailto:office@example.org)')
  expect(asked[0]?.params.get('api_key')).toBe('key-of-ncbi')
})
