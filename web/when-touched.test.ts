import { expect, test } from 'vitest'
import { runWhenTouched } from './when-touched.ts'

const before = '<html><head><title>A</title>'
const preload = '<link rel="modulepreload" href="/assets/a.js" nonce="n"/>'
const text = '<p>A script is written as &lt;script type=&quot;module&quot; async=&quot;&quot;&gt;.</p>'
const script =
  '<script nonce="n" type="module" async="">import "/assets/m.js";\nimport * as route0 from "/assets/a.js";\n  window.routes = {"root":route0};\n\nimport("/assets/entry.js");</script>'

test('preloads and module scripts are moved into one script in the same order', () => {
  const html = runWhenTouched(`${before}${preload}</head><body>${text}${script}<i>end</i></body></html>`)
  expect(html.startsWith(`${before}</head><body>${text}<script nonce="n">((files,run)=>{`)).toBe(true)
  expect(html.endsWith('</script><i>end</i></body></html>')).toBe(true)
  expect(html).toContain('(["/assets/a.js"],()=>')
  expect(html).toContain('Promise.all([import("/assets/m.js"),import("/assets/a.js")]).then(([,route0])=>{')
  expect(html).toContain('{window.routes = {"root":route0};\n\nimport("/assets/entry.js");}')
  expect(html).not.toMatch(/type="module"|<link/)
})

test.each(['', '<script nonce="n">a()</script>', '<script type="module" async="" src="/a.js"></script>'])(
  'a page with %j stays as it is',
  other => {
    const html = `${before}${preload}</head><body>${other}</body></html>`
    expect(runWhenTouched(html)).toBe(html)
  },
)

/**
 * Runs the page's script in a window with only events, frames and timers; the imports are replaced by `run`.
 */
function opened(run: () => void) {
  const heard = new Map<string, Set<(event: object) => void>>()
  const frames: (() => void)[] = []
  const timers: (() => void)[] = []
  const frame = () => frames.splice(0).forEach(act => void act())
  const time = () => timers.splice(0).forEach(act => void act())
  const html = runWhenTouched(`${before}${preload}</head><body>${script}</body></html>`)
  const [, code = ''] = /<script nonce="n">([\s\S]*)<\/script>/.exec(html) ?? []
  const names = {
    addEventListener: (name: string, act: () => void) =>
      heard.set(name, (heard.get(name) ?? new Set()).add(act)),
    removeEventListener: (name: string, act: () => void) => heard.get(name)?.delete(act),
    requestAnimationFrame: (act: () => void) => frames.push(act),
    setTimeout: (act: () => void) => timers.push(act),
    PerformanceObserver: class {
      observe() {}
    },
    document: { hidden: false, querySelector: () => null, querySelectorAll: () => [] },
    location: { hash: '' },
  }
  const runs = code.replace(/,\(\)=>Promise\.all[\s\S]*\)$/, ',run)')
  new Function('run', ...Object.keys(names), runs)(run, ...Object.values(names))
  timers.length = 0 // drops the timer for a page on which nothing is painted
  const dispatch = (type: string, more = {}) =>
    heard.get(type)?.forEach(act => void act({ type, target: {}, ...more }))
  return { dispatch, frame, time }
}

test.each([
  [['keydown'], 'a key'],
  [['pointermove'], 'a mouse that comes near'],
  [['pointerdown', 'pointerup', 'click'], 'a press'],
  [['pointerdown', 'pointercancel'], 'a finger that scrolls'],
])('after %j scripts run once, after the next frame', events => {
  let count = 0
  const { dispatch, frame, time } = opened(() => {
    count += 1
  })
  dispatch('pointermove', { movementX: 0, movementY: 0 })
  for (const [n, event] of events.entries()) {
    if (n > 0) frame()
    dispatch(event, { movementX: 1 })
  }
  expect(count).toBe(0)
  frame()
  expect(count).toBe(0)
  time()
  expect(count).toBe(1)
  dispatch('click')
  frame()
  time()
  expect(count).toBe(1)
})

test('a finger that rests long does not keep scripts from running', () => {
  let count = 0
  const { dispatch, frame, time } = opened(() => {
    count += 1
  })
  dispatch('pointerdown')
  time()
  frame()
  time()
  expect(count).toBe(1)
})
