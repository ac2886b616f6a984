import { expect, test } from 'vitest'
import { openTestSite } from '#server/test-site.ts'

test('/.well-known/webauthn lists the further origins for passkeys', async () => {
  const RP_ORIGINS = 'https://a.example.org,https://b.example.org'
  const site = await openTestSite({ RP_ORIGINS })
  const answer = await site.request({ method: 'GET', url: '/.well-known/webauthn' })
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.json()).toEqual({
    origins: [site.dependencies.config.baseUrl, 'https://a.example.org', 'https://b.example.org'],
  })
})
