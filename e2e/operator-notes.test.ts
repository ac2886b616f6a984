import { existsSync, globSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { startOwnSite } from './site.ts'

test('a proxy that hides Host or the visitor’s address is logged once, and health checks work under any host', async () => {
  const site = await startOwnSite()
  onTestFinished(site.stop)
  const lines: string[] = []
  if (!site.child.stdout) throw new Error('The site writes no log.')
  createInterface(site.child.stdout).on('line', line => lines.push(line))
  const ask = (path: string, headers: Record<string, string>) => statusOf(site.url + path, headers)
  for (let n = 0; n < 3; n += 1) expect(await ask('/de', { host: 'backend:3000' })).toBe(421)
  for (let n = 0; n < 3; n += 1) expect(await ask('/de', { 'x-forwarded-for': '203.0.113.9' })).toBe(200)
  expect(await ask('/healthz', { host: '10.1.2.3' })).toBe(200)
  expect(await ask('/readyz', { host: '10.1.2.3' })).toBe(200)
  const entries = () =>
    lines.filter(line => line.startsWith('{')).map(line => JSON.parse(line) as { msg: string })
  const noted = () => entries().filter(({ msg }) => /proxy_set_header|TRUST_PROXY/.test(msg))
  await expect.poll(noted).toHaveLength(2)
  expect(noted()).toEqual([
    expect.objectContaining({ host: 'backend:3000', msg: expect.stringContaining('proxy_set_header Host') }),
    expect.objectContaining({ address: '127.0.0.1', msg: expect.stringContaining('set TRUST_PROXY') }),
  ])
})

test('every bundle of the server has a source map, and no bundle of the client has one', () => {
  const scripts = globSync('build/server/**/*.js')
  expect(scripts).not.toEqual([])
  for (const script of scripts) {
    // A script that only re-exports others has no lines of its own.
    if (!/function|=>/.test(readFileSync(script, 'utf8'))) continue
    // The folder also contains a browser's worker, which the server never runs.
    if (existsSync(script.replace('build/server/', 'build/client/'))) continue
    const { sources } = JSON.parse(readFileSync(`${script}.map`, 'utf8')) as { sources: string[] }
    expect(sources, script).toBeInstanceOf(Array)
  }
  expect(globSync('build/client/**/*.map')).toEqual([])
})

function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port, pathname: path } = new URL(url)
    const asked = request({ host: '127.0.0.1', port, path, headers }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.once('error', reject).end()
  })
}
