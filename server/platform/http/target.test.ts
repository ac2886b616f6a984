import { describe, expect, test } from 'vitest'
import { targetOf } from './target.ts'

const urlOf = (target: string) => targetOf(target)?.url

describe('the target of a request has one spelling', () => {
  test.each([
    ['/de/kontakt', '/de/kontakt'],
    ['/de/suche?q=a%2e%2E/../b', '/de/suche?q=a%2e%2E/../b'],
    ['/%61pi/v1/ip', '/api/v1/ip'],
    ['/api/v1/info/news/caf%c3%a9', '/api/v1/info/news/caf%C3%A9'],
    ['/healthz/../de', '/de'],
    ['/healthz/%2e%2e/de', '/de'],
    ['/de/./kontakt', '/de/kontakt'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/..//evil.example', '/evil.example'],
    ['/de#top', '/de'],
    ['/%', '/%25'],
    ['/de/%ff', '/de/%25ff'],
    ['/de/100%?a=%', '/de/100%25?a=%'],
    ['/de/.well-known', '/de/.well-known'],
  ])('%s is normalised to %s', (target, url) => expect(urlOf(target)).toBe(url))

  test('an absolute URL determines the host itself', () => {
    expect(targetOf('http://www.example.org/de?q=1')).toEqual({ host: 'www.example.org', url: '/de?q=1' })
    expect(targetOf('HTTPS://WWW.example.org?q=1')).toEqual({ host: 'www.example.org', url: '/?q=1' })
    expect(targetOf('http://www.example.org:8080/../api/v1/ip')).toEqual({
      host: 'www.example.org:8080',
      url: '/api/v1/ip',
    })
  })
  test.each(['*', '', 'de', 'www.example.org:443', 'ftp://x/y', 'http://', 'http:///de'])(
    '“%s” is refused',
    target => expect(targetOf(target)).toBeNull(),
  )
})
