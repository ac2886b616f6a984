import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { beginBuild, finishBuild } from './build-folders.ts'

test('a build beside a running site leaves the site its files, and the next start gets the new ones', () => {
  const root = makeProject()
  build(root, 'aaaaaaaaaaaaaaaa', 'old')
  const running = realpathSync(join(root, 'build'))
  build(root, 'bbbbbbbbbbbbbbbb', 'new')
  expect(readFileSync(join(running, 'client/page.js'), 'utf8')).toBe('old')
  expect(readFileSync(join(root, 'build/client/page.js'), 'utf8')).toBe('new')
  expect(readFileSync(join(root, 'build/stamp'), 'utf8')).toBe('bbbbbbbbbbbbbbbb')
})

test('two concurrent builds have folders of their own, and one build folder is left', () => {
  const root = makeProject()
  const [one, other] = [beginBuild(root), beginBuild(root)]
  expect(one).not.toBe(other)
  for (const folder of [one, other]) fill(folder, 'same')
  finishBuild(other, 'aaaaaaaaaaaaaaaa', root)
  finishBuild(one, 'aaaaaaaaaaaaaaaa', root)
  expect(readFileSync(join(root, 'build/client/page.js'), 'utf8')).toBe('same')
  expect(readdirSync(join(root, 'builds'))).toEqual(['aaaaaaaaaaaa'])
})

test('where the project cannot be written, a sentence says who has to build', () => {
  const root = makeProject()
  chmodSync(root, 0o555)
  // Root may write anywhere, so the script switches to another account, after the import because that account
  // may not read the project.
  const script = `import { beginBuild } from '${import.meta.dirname}/build-folders.ts'
    if (process.getuid?.() === 0) process.setuid(65534)
    try { beginBuild('${root}') } catch (error) { console.log(error.message) }`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(stdout).toContain('run npm run build as the account to which the project belongs')
})

test('the build folder of an earlier version is replaced', () => {
  const root = makeProject()
  fill(join(root, 'build'), 'earlier')
  build(root, 'aaaaaaaaaaaaaaaa', 'new')
  expect(readFileSync(join(root, 'build/client/page.js'), 'utf8')).toBe('new')
})

test('old builds go, except the last three and one that a process runs', async () => {
  const root = makeProject()
  const names = ['1', '2', '3', '4', '5', '6']
  for (const [age, name] of names.entries()) {
    build(root, name.repeat(16), name)
    if (name === '1') {
      const script = join(realpathSync(join(root, 'build')), 'server.mjs')
      writeFileSync(script, "console.log('up'); setInterval(() => {}, 1000)")
      const site = spawn(process.execPath, [script])
      onTestFinished(() => void site.kill('SIGKILL'))
      await once(site.stdout, 'data')
    }
    const time = 1_700_000_000 + age // seconds
    utimesSync(join(root, 'builds', name.repeat(12)), time, time)
  }
  expect(readdirSync(join(root, 'builds')).map(name => name[0])).toEqual(['1', '4', '5', '6'])
})

test('the next build deletes the folder of a killed one', () => {
  const root = makeProject()
  mkdirSync(join(root, 'builds/new-999999999-abcdef'), { recursive: true })
  build(root, 'aaaaaaaaaaaaaaaa', 'new')
  expect(existsSync(join(root, 'builds/new-999999999-abcdef'))).toBe(false)
})

function makeProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'larmor-builds-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

function build(root: string, fingerprint: string, content: string): void {
  const folder = beginBuild(root)
  fill(folder, content)
  finishBuild(folder, fingerprint, root)
}

function fill(folder: string, content: string): void {
  mkdirSync(join(folder, 'client'), { recursive: true })
  writeFileSync(join(folder, 'client/page.js'), content)
}
